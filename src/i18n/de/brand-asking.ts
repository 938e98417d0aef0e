import type { brandAsking as en } from '../en/brand-asking.ts';

export const brandAsking: typeof en = {
  modesLabel: 'Wie gefragt wird',
  modes: { memory: 'Aus dem Gedächtnis', search: 'Mit Websuche' },
  modesHint:
    'Aus dem Gedächtnis: Kennt dich das Modell? Mit Websuche: Findet es dich? Beides wird getrennt gezählt.',
  refused:
    'Gemini wird nur aus dem Gedächtnis gefragt: Googles Bedingungen erlauben nicht, Antworten mit seiner Suche zu speichern und auszuwerten.',
  samples: 'Stichproben',
  samplesHint: 'Modelle antworten jedes Mal anders; mehr Stichproben machen Werte verlässlich.',
  factors: 'Plattformen × Stichproben',
  scheduledFactors: 'Prompts × Plattformen × Stichproben',
  parts: { memory: '{product} aus dem Gedächtnis', search: '{product} mit Websuche' },
  searchesLeft:
    'Diesen Monat noch {left} von {limit} Websuchen, heute {today}; eine Antwort braucht eine oder zwei.',
  tooFewAnswers:
    'Aus dem Gedächtnis wären das {count} Antworten; für heute sind noch {left} übrig.',
  tooFewSearches:
    'Mit Websuche werden für jede Antwort zwei Suchen zurückgelegt: Hier sind das {count}; übrig sind {left} in diesem Monat und {today} heute.',
  waiting: 'Mit Websuche: {settled} von {planned} Antworten sind da',
  waitingHint: 'Eine Antwort dauert 10 bis 60 Sekunden. Du kannst warten oder dich umsehen.',
  noAnswer: {
    'model-retired': 'Keine Antwort: Das Modell gibt es nicht mehr.',
    'provider-outage':
      'Keine Antwort: Der Anbieter war mehrmals gestört, darum wurde nicht weiter gefragt.',
    'membership-ended': 'Keine Antwort: Deine Mitgliedschaft war beendet.',
    'search-quota': 'Keine Antwort: Deine Websuchen für diesen Monat sind aufgebraucht.',
    budget:
      'Keine Antwort: Das Geld für die Fragen aller Mitglieder ist für diesen Monat aufgebraucht.',
    interrupted:
      'Keine Antwort: Das Fragen wurde unterbrochen. Es wird nicht wiederholt, damit nichts zweimal bezahlt wird.',
  },
  schedule: {
    modesLabel: 'Aus dem Gedächtnis oder mit Websuche',
    modes: {
      search: 'Websuche jedes Mal, Gedächtnis einmal im Monat',
      both: 'Beides jedes Mal',
      memory: 'Jedes Mal aus dem Gedächtnis',
    },
    modesHint:
      'Was ein Modell weiß, ändert sich nur, wenn es ersetzt wird; dann wird es von selbst neu gefragt.',
    run: 'Jeder Lauf: {line}.',
    monthly: 'Im ersten Lauf eines Monats außerdem {part}.',
    month:
      'Das sind im Monat bis zu {runs} Läufe und {low} bis {high} deiner {limit} Websuchen. Was nicht hineinpasst, entfällt.',
    memoryLimit:
      'Aus dem Gedächtnis hast du {limit} Antworten am Tag; ein längerer Lauf geht am nächsten Tag weiter.',
    begins:
      'Es beginnt gegen {time} Uhr Berliner Zeit. Die Zeiten sind über den Tag verteilt, damit niemand warten muss.',
    asks: 'Fragt',
    berlin: '{time} Uhr, Berliner Zeit',
  },
};
