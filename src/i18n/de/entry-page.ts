import type { entryPage as en } from '../en/entry-page';

export const entryPage: typeof en = {
  breadcrumb: 'Du bist hier',
  example: 'Ein Beispiel aus der Arbeit',
  confusedWith: 'Womit es verwechselt wird',
  readOn: 'gelesen am {day}',
  notChecked: 'nicht geprüft',
  term: {
    otherNames: 'Andere Namen',
    category: 'Kategorie',
    source: 'Quelle',
    ownWords: 'Definition und Beispiel sind von uns formuliert.',
    unchecked: 'Nicht an einer Quelle geprüft.',
    related: 'Verwandte Begriffe',
  },
  tool: {
    description: '{name} von {owner}: {useCase} Mit einem Beispiel aus der Arbeit.',
    facts: 'Auf einen Blick',
    group: 'Gruppe',
    price: 'Preis',
    data: 'Wo Daten verarbeitet werden',
    plan: 'Tarif mit Daten in der EU',
    unknown: 'Nicht bekannt.',
    source: 'Quelle',
    makersPage: 'die Seite des Herstellers',
    latest:
      'Hersteller und Lizenz sind nicht geprüft, wenn kein Tag dabeisteht, und all das ändert sich: Es gilt, was der Hersteller sagt.',
    related: 'Tools derselben Gruppe',
    table: 'Das ganze Periodensystem',
    closing: {
      title: 'Welches Tool passt zu deiner Arbeit?',
      text: 'In einer kostenlosen Beratung sehen wir uns einen deiner Abläufe an und sagen, was du zuerst ausprobieren solltest.',
      button: 'Kontakt aufnehmen',
    },
  },
};
