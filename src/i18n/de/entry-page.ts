import type { entryPage as en } from '../en/entry-page';

export const entryPage: typeof en = {
  breadcrumb: 'Du bist hier',
  example: 'Ein Beispiel aus der Arbeit',
  confusedWith: 'Womit es verwechselt wird',
  term: {
    otherNames: 'Andere Namen',
    category: 'Kategorie',
    source: 'Quelle',
    ownWords: 'Definition und Beispiel sind von uns formuliert.',
    related: 'Verwandte Begriffe',
  },
  tool: {
    description: '{name} von {owner}: {useCase} Mit einem Beispiel aus der Arbeit.',
    facts: 'Auf einen Blick',
    group: 'Gruppe',
    price: 'Preis',
    priceUnknown: 'Hier nicht erfasst und nicht geprüft; er steht beim Hersteller.',
    data: 'Wo Daten verarbeitet werden',
    dataIn: {
      'eu-company': 'Nicht bekannt; der Hersteller sitzt in der EU',
      'eu-data': 'In manchen Tarifen in der EU, sonst nicht bekannt',
      'own-server': 'Auf eigenen Servern, wenn du das Modell selbst betreibst, sonst nicht bekannt',
      available: 'Nicht bekannt; frag den Hersteller',
    },
    plan: 'Tarif mit Daten in der EU',
    planWith: {
      'eu-company': 'Nicht bekannt',
      'eu-data': 'Gibt es; welcher, ist hier nicht erfasst',
      'own-server': 'Nicht bekannt',
      available: 'Nicht bekannt',
    },
    source: 'Quelle',
    makersPage: 'die Seite des Herstellers',
    related: 'Tools derselben Gruppe',
    table: 'Das ganze Periodensystem',
    closing: {
      title: 'Welches Tool passt zu deiner Arbeit?',
      text: 'In einer kostenlosen Beratung sehen wir uns einen deiner Abläufe an und sagen, was du zuerst ausprobieren solltest.',
      button: 'Kontakt aufnehmen',
    },
  },
};
