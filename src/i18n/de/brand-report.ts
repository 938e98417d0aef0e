import type { brandReport as en } from '../en/brand-report.ts';

export const brandReport: typeof en = {
  meta: {
    title: 'Markenbericht',
    description:
      'Was Sprachmodelle über deine Marke sagen, als Bericht zum Drucken oder Speichern.',
  },
  title: 'Markenbericht',
  intro: 'Druck ihn aus, oder speichere ihn im Druckdialog des Browsers als PDF.',
  back: 'Zurück zum Brand Checker',
  open: 'Bericht',
  openNamed: 'Bericht zu {name}',
  print: 'Drucken oder als PDF speichern',
  campaign: 'Kampagne',
  unknown: 'Diese Kampagne gibt es nicht. Wähl eine aus der Liste.',
  none: 'Du hast noch keine Kampagne.',
  date: 'Stand: {date}',
  period: 'Antworten vom {first} bis {last}',
  summary: {
    heading: 'Zusammenfassung',
    tests: 'Antworten',
    mentionRate: 'Antworten, die {brand} nennen',
    avgSentiment: 'Stimmung (0 bis 100)',
    shareOfVoice: 'Share of Voice',
    noValue: 'kein Wert',
    judge: 'Ton: von einem Sprachmodell bewertet; wo das nicht gelang, von einer Wortliste.',
    judgeLexicon: 'Ton: von einer Wortliste bewertet.',
    text: '{brand} kommt in {named} von {count} Antworten vor.',
    ahead: 'Außerdem am häufigsten genannt: {name} ({count} Erwähnungen).',
    noAnswers: 'Noch keine Antworten. Starte einen Test, dann füllt sich der Bericht.',
  },
  question: 'Neueste Antworten nach Frage',
  citations: {
    heading: 'Zitierte Domains',
    hint: 'In den neuesten {count} Antworten.',
    domain: 'Domain',
    answers: 'Antworten',
    own: 'eigene Domain',
    none: 'Die neuesten Antworten zitieren keine Links.',
  },
  excerpts: {
    heading: 'Was sie sagen',
    none: 'Keine der neuesten Antworten nennt die Marke.',
  },
  method: {
    heading: 'Methode',
    text: 'Die Fragen gingen ohne Vorgeschichte an die Schnittstellen der Anbieter; in deren Apps können die Antworten anders ausfallen. Erwähnungen, Ränge und Links werden nach Regeln gezählt; die Stimmung bewertet ein Modell, und wenn das nicht gelingt, eine Wortliste. Modelle antworten jedes Mal anders: Je mehr Antworten, desto verlässlicher der Durchschnitt. Tage sind Tage in UTC.',
    sample: 'Dieser Bericht ist ein Beispiel: Werkstatt und Antworten sind ausgedacht.',
    emulated: 'Einige Antworten hat der Emulator dieser Testumgebung ausgedacht.',
  },
};
