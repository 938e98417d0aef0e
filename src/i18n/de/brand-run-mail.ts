import type { brandRun as en } from '../en/brand-run-mail.ts';
import { NAMES } from '../names.ts';

export const brandRun: typeof en = {
  subject: '{brand}: in {k} von {n} Antworten {mode} genannt ({share})',
  subjectAlert: 'Bitte ansehen: {subject}',
  subjectEmpty: 'Brand Checker: keine Antworten für {name}',
  in: { memory: 'aus dem Gedächtnis', search: 'mit Websuche' },
  intro:
    'Dein geplanter Lauf von „{name}“ vom {day} ist fertig. {answers} von {planned} Antworten sind gekommen.',
  measures: { memory: 'Aus dem Gedächtnis', search: 'Mit Websuche' },
  named: 'in {k} von {n} Antworten genannt, {share} (Spanne {low} bis {high})',
  todo: 'Eine Sache zu tun',
  alerts: 'Bitte ansehen',
  alertOut: '{brand} wird in keiner Antwort mehr genannt ({basis}).',
  alertOutOn: '{brand} wird auf {platform} nicht mehr genannt ({basis}).',
  alertPassed: '{competitor} wird jetzt öfter genannt als {brand} ({basis}).',
  basis: { held: 'in zwei Läufen nacheinander', clear: 'mehr als Zufall' },
  problems: 'Was nicht geklappt hat',
  reasons: {
    'membership-ended':
      'Deine Mitgliedschaft ist beendet, darum wurde nichts mehr gefragt. Deine Kampagne und ihre Antworten bleiben.',
    'model-retired':
      'Das Modell für {platforms} gibt es nicht mehr. Wir stellen ein neues ein; wähle bis dahin andere Plattformen.',
    'search-quota':
      'Deine Websuchen für diesen Monat sind aufgebraucht; darum fehlen Antworten mit Websuche von {platforms}.',
    'provider-outage': '{platforms}: keine Antwort. Dafür wird nichts gezählt.',
  },
  figures: 'Verglichen mit dem Lauf davor, {mode}',
  figuresAlone: 'Weitere Zahlen, {mode}',
  first:
    'Kein früherer Lauf hat Antworten auf diese Fragen; der nächste wird mit diesem verglichen.',
  compared: '{value} (davor: {then})',
  answers: 'Antworten, die {brand} nennen',
  share: '{k} von {n}, {share} (Spanne {low} bis {high})',
  change: 'Veränderung',
  changed: {
    more: 'öfter genannt ({basis})',
    less: 'seltener genannt ({basis})',
    chance: 'kann Zufall sein: Die Spannen überlappen sich',
  },
  shareOfVoice: 'Share of Voice',
  sentiment: NAMES.de.sentiment,
  score: '{score} von 100 in {n} Antworten',
  critical: 'Kritische Antworten zum Lesen',
  judge: 'Stimmung: von einem Sprachmodell bewertet; wo das nicht gelang, von einer Wortliste.',
  none: 'keine',
  changes: 'Welche Fragen sich verändert haben, und für wen',
  noChanges: 'Keine Frage hat sich um mehr als Zufall verändert.',
  questionMore:
    '„{question}“: {name} wird öfter genannt, in {k} von {n} Antworten (Spanne {low} bis {high}); davor in {wasK} von {wasN} ({wasLow} bis {wasHigh}). {basis}',
  questionLess:
    '„{question}“: {name} wird seltener genannt, in {k} von {n} Antworten (Spanne {low} bis {high}); davor in {wasK} von {wasN} ({wasLow} bis {wasHigh}). {basis}',
  basisLine: {
    held: 'Das hielt zwei Läufe nacheinander.',
    clear: 'Die Spannen berühren sich nicht.',
  },
  newCitations: 'Websites, die Antworten mit Websuche zum ersten Mal zitieren',
  lostCitations: 'In Antworten mit Websuche nicht mehr zitiert',
  more: 'und {count} weitere',
  range:
    'In jeder Spanne liegt der Anteil mit 95 % Sicherheit (Wilson). Antworten auf dieselbe Frage ähneln sich, darum ist sie in Wahrheit etwas breiter.',
  next: 'Der nächste Lauf ist am {day}.',
  stopped:
    'Der Zeitplan ist angehalten. Im Brand Checker kannst du ihn unter „Zeitplan“ bei der Kampagne wieder starten.',
  ended: 'Es ist kein weiterer Lauf geplant.',
  open: '„{name}“ im Brand Checker öffnen',
  switchOff:
    'Du bekommst diese E-Mail, weil die Kampagne einen Zeitplan hat. Wenn du keine möchtest, wähle „Zeitplan“ im Menü der Kampagne und schalte die E-Mail aus.',
};
