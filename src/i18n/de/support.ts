import type { support as en } from '../en/support';

export const support: typeof en = {
  open: 'Schreib uns',
  title: 'Schreib uns',
  intro:
    'Ein Mensch liest deine Nachricht und antwortet innerhalb von zwei Arbeitstagen. Die Antwort bekommst du im Konto und per E-Mail.',
  about: 'Es geht um',
  kinds: {
    answer: 'Antwort im Brand Checker',
    prompt: 'Prompt der Bibliothek',
    'own-prompt': 'Eigener Prompt',
    lesson: 'Video-Tutorial',
  },
  leaveOut: 'Weglassen',
  leaveOutOf: '„{title}“ weglassen',
  message: 'Deine Nachricht',
  hint: 'Dein Text bleibt hier, bis du ihn abschickst. Ein Passwort brauchen wir nie.',
  missing: 'Bitte schreib eine Nachricht.',
  send: 'Senden',
  sending: 'Wird gesendet …',
  toThreads: 'Deine bisherigen Nachrichten',
  close: 'Schließen',
  sent: {
    title: 'Deine Nachricht ist da',
    due: 'Du bekommst bis zum {date} eine Antwort, im Konto und per E-Mail.',
    copy: 'Eine Kopie geht an {email}.',
    yours: 'Du hast geschrieben',
    toThread: 'Im Konto lesen',
  },
  free: {
    text: 'Antworten an dieser Stelle gehören zur Premium-Mitgliedschaft. Über das Kontaktformular erreichst du uns auch.',
    contact: 'Zum Kontaktformular',
  },
  problems: {
    limited:
      'Das waren viele Nachrichten für einen Tag. Dein Text bleibt hier; schick ihn bitte morgen ab, oder schreib an {email}.',
    premium:
      'Deine Mitgliedschaft ist beendet, eine neue Nachricht ist hier deshalb nicht möglich. Nutze bitte das Kontaktformular.',
    gone: 'Dieses Gespräch ist nicht mehr gespeichert. Fang bitte ein neues an.',
    failed: 'Das wurde nicht gesendet. Dein Text ist noch da; versuch es bitte noch einmal.',
  },
  thread: {
    tab: 'Nachrichten',
    heading: 'Deine Nachrichten',
    text: 'Was du uns im Mitgliederbereich geschrieben hast, mit unseren Antworten. Ein Gespräch löschen wir ein Jahr nach der letzten Nachricht.',
    empty: 'Du hast uns noch nicht geschrieben.',
    more: 'Frühere anzeigen',
    you: 'Du',
    us: 'Unsere Antwort',
    waiting: 'Antwort bis {date}',
    answered: 'Beantwortet',
    closed: 'Abgeschlossen',
    untitled: 'Nachricht vom {date}',
    answer: 'Deine Antwort',
    full: 'Dieses Gespräch ist voll. Fang bitte ein neues an.',
    sent: 'Deine Nachricht ist da. Du bekommst bis zum {date} eine Antwort.',
    notLoaded: 'Deine Nachrichten konnten nicht geladen werden.',
  },
};
