import type { brandRun as en } from '../en/brand-run-mail.ts';

export const brandRun: typeof en = {
  subject: 'Brand Checker: {name}',
  subjectAlert: 'Brand Checker, bitte ansehen: {name}',
  intro:
    'Dein geplanter Lauf von „{name}“ vom {day} ist fertig. {answers} von {planned} Antworten sind gekommen.',
  alerts: 'Bitte ansehen',
  alertOut: '{brand} wird in keiner Antwort mehr erwähnt.',
  alertOutOn: '{brand} wird auf {platform} nicht mehr erwähnt.',
  alertPassed: '{competitor} wird jetzt öfter erwähnt als {brand}.',
  problems: 'Was nicht ging',
  reasons: {
    'membership-ended':
      'Deine Mitgliedschaft ist beendet, darum wurde nichts mehr gefragt. Deine Kampagne und ihre Ergebnisse bleiben.',
    'model-retired':
      'Das Modell für {platforms} gibt es nicht mehr. Wir stellen ein neues ein; wähle bis dahin andere Plattformen.',
    'search-quota':
      'Deine Websuchen für diesen Monat sind aufgebraucht; darum fehlen Antworten mit Websuche von {platforms}.',
    'provider-outage': '{platforms}: keine Antwort. Dafür wird nichts gezählt.',
  },
  figures: 'Was die Antworten sagen',
  first:
    'Kein früherer Lauf hat Antworten auf diese Fragen; der nächste wird mit diesem verglichen.',
  basis: 'Verglichen mit dem Lauf davor, bei den {count} Fragen, auf die beide eine Antwort haben.',
  compared: '{value} (davor: {then})',
  mentioned: 'Antworten, die dich erwähnen',
  mentionedOf: '{mentioned} von {answers}',
  mentions: 'Erwähnungen',
  shareOfVoice: 'Share of Voice',
  sentiment: 'Stimmung',
  score: '{score} von 100',
  judge: 'Ton: von einem Sprachmodell bewertet; wo das nicht gelang, von einer Wortliste.',
  none: 'keine',
  newCitations: 'Neu zitierte Websites',
  lostCitations: 'Nicht mehr zitiert',
  more: 'und {count} weitere',
  next: 'Der nächste Lauf ist am {day}.',
  stopped:
    'Der Zeitplan ist angehalten. Im Brand Checker kannst du ihn unter „Zeitplan“ bei der Kampagne wieder starten.',
  ended: 'Es ist kein weiterer Lauf geplant.',
  open: 'Brand Checker öffnen',
  switchOff:
    'Du bekommst diese E-Mail, weil die Kampagne einen Zeitplan hat. Wenn du keine möchtest, wähle „Zeitplan“ im Menü der Kampagne und schalte die E-Mail aus.',
};
