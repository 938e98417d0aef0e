import type { brandInsights as en } from '../en/brand-insights.ts';
import { NAMES } from '../names.ts';

export const brandInsights: typeof en = {
  chart: {
    oneDay: 'Bisher ein Tag. Das Diagramm beginnt mit dem zweiten.',
    allZero: 'An keinem Tag eine Erwähnung.',
  },
  question: {
    label: 'Plattformen im Vergleich',
    caption: 'Antworten auf „{prompt}“ nach Plattform',
    platform: 'Plattform',
    named: 'Genannt',
    firstThree: 'Unter den ersten drei',
    competitors: 'Genannte Wettbewerber',
    tone: NAMES.de.sentiment,
    yes: 'Ja',
    no: 'Nein',
    ofSamples: '{named} von {count}',
  },
  next: {
    label: 'Nächster Schritt:',
    steps: {
      notNamed:
        'Aus dem Gedächtnis nennt dich noch kein Modell. Lies nach, wen die Antworten stattdessen nennen, und frag mit mehr Stichproben nach, bevor du Schlüsse ziehst.',
      notFound:
        'Noch nennt dich keine Antwort. Öffne die Antworten, sieh nach, welche Seiten sie zitieren, und sorg dafür, dass du dort vorkommst. Dann frag noch einmal.',
      platformSilent:
        '{platform} nennt dich nicht. Lies nach, wer stattdessen genannt wird, und frag mit mehr Stichproben nach, bevor du Schlüsse ziehst.',
      platformFindsOthers:
        '{platform} nennt dich nicht. Lies nach, was stattdessen zitiert wird, und frag mit mehr Stichproben nach, bevor du Schlüsse ziehst.',
      tone: 'Die Antworten sprechen kritisch über dich. Lies die Begründungen und berichtige, was auf deiner Website und in Verzeichnissen veraltet ist.',
      platformUntested:
        'Stell dieselbe Frage auch {platform}; die Modelle unterscheiden sich deutlich.',
      addCompetitors:
        'Trag in der Kampagne Wettbewerber ein. Dann siehst du deinen Share of Voice und wer an deiner Stelle genannt wird.',
      behind:
        'Wettbewerber werden öfter genannt als du. Sieh nach, in welchen Antworten, und schreib die Seite, die diese Frage am besten beantwortet.',
      again:
        'Stell dieselbe Frage an einem anderen Tag noch einmal. Ab vier Tagen mit Antworten siehst du einen Trend.',
      keep: 'Stell weiter dieselben Fragen, dann merkst du, wenn sich etwas ändert.',
    },
  },
  compare: {
    platforms: 'Plattformen im Vergleich',
    competitors: 'Wettbewerber im Vergleich',
    perAnswer: 'Antworten mit dem Namen',
    platform: 'Plattform',
    allPlatforms: 'Alle Plattformen',
    noCompetitors:
      'In dieser Kampagne sind noch keine Wettbewerber eingetragen. Trag sie beim Bearbeiten ein.',
    notCounted:
      'Seit du die Wettbewerber eingetragen hast, gibt es noch keine Antworten. Der nächste Test zählt sie mit.',
  },
  change: {
    open: 'Mit der Antwort davor vergleichen',
    none: 'Von dieser Plattform gibt es zu dieser Frage keine frühere Antwort.',
    hint: 'Durchgestrichen: nur in der früheren Antwort. Unterstrichen: nur in dieser.',
    same: 'Beide Antworten haben denselben Wortlaut.',
    earlier: 'Davor',
    now: 'Diese Antwort',
    removed: '[entfallen:',
    removedEnd: 'Ende]',
    added: '[neu:',
    addedEnd: 'Ende]',
  },
};
