import type { aiCheck as en } from '../en/ai-check.ts';

export const aiCheck: typeof en = {
  meta: {
    title: 'Kann KI deine Website lesen? Kostenlose Prüfung',
    description:
      'Prüf, ob ChatGPT, Claude, Perplexity und Bing deine Website lesen können: Crawler, Text ohne Skripte, strukturierte Daten. Kostenlos und ohne Konto.',
  },
  heading: 'Kann KI deine Website lesen?',
  intro:
    'Assistenten, die im Web suchen, können dich nur nennen, wenn sie deine Seiten lesen können. Wir lesen deine robots.txt, deine Sitemap und bis zu fünf Seiten, so wie ein Crawler, und sagen dir, was du ändern kannst.',
  form: {
    address: 'Adresse deiner Website',
    addressHint: 'Zum Beispiel example.com. Wir speichern weder die Adresse noch das Ergebnis.',
    submit: 'Website prüfen',
    checking: 'Die Website wird gelesen. Das dauert höchstens eine Minute.',
    noAddress: 'Gib eine Webadresse ein, zum Beispiel example.com.',
  },
  report: {
    heading: 'Ergebnis für {site}',
    checked: 'Gelesen am {date}, ohne Skripte.',
    pages: 'Seiten, die wir gelesen haben',
    counts: 'Zu ändern: {fail} · Anzusehen: {look} · In Ordnung: {pass}',
    noScore:
      'Punkte vergeben wir nicht, denn niemand von außen weiß, wie Assistenten das gewichten.',
    states: {
      fail: 'Ändern',
      look: 'Ansehen',
      pass: 'In Ordnung',
      note: 'Gut zu wissen',
    },
    change: 'Was zu tun ist',
    on: 'Auf',
    copy: 'Als Text kopieren',
    copied: 'Kopiert!',
    copyFailed: 'Der Browser hat das Kopieren abgelehnt. Druck das Ergebnis stattdessen aus.',
    take: 'In „Was zu tun ist“ einer Kampagne aufnehmen',
    print: 'Drucken',
    fileName: 'ki-pruefung',
    download: 'Als Datei speichern',
    again: 'Andere Website prüfen',
  },
  help: {
    heading: 'Was weiterhilft',
    service: 'Machen lassen: unser digitales Marketing',
    terms: 'Was strukturierte Daten sind: das KI-Glossar',
    prompt: 'Prompt für Mitglieder: eine Seite für KI-Antworten zitierfähig machen',
    lesson: 'Lektion für Mitglieder: ob Assistenten deine Marke nennen',
  },
  what: {
    heading: 'Was die Prüfung nicht weiß',
    text: 'Sie sieht deine Website von einem Ort aus, in einem Moment und unter unserem eigenen Namen. Ob ein Assistent dich nennt, hängt von mehr ab: davon, was andere über dich schreiben, und von der Frage.',
  },
  errors: {
    'site-not-public': 'Lesbar sind nur öffentliche Websites unter ihrer üblichen Adresse.',
    'site-redirect': 'Diese Website leitet zu oft weiter oder zu etwas anderem als einer Webseite.',
    'site-unreachable': 'Diese Website ist nicht erreichbar. Prüf die Schreibweise.',
    'site-too-slow':
      'Diese Website hat zu lange gebraucht. Auch Crawler geben dann auf; versuch es später noch einmal.',
    'site-too-large':
      'Die Seite ist größer als ein Megabyte. Versuch es mit einer anderen Seite der Website.',
    'site-not-html': 'Unter dieser Adresse gibt es keine Webseite.',
    'site-refused':
      'Diese Website hat uns abgewiesen. Geht es KI-Crawlern genauso, können sie sie nicht lesen: Such im Protokoll ihres Servers oder ihrer Firewall nach deren Namen.',
    'too-many-requests':
      'Über deine Verbindung sind die {count} Prüfungen dieser Stunde aufgebraucht. Bitte versuch es in einer Stunde noch einmal.',
    'service-quota-reached': 'Alle Prüfungen für heute sind aufgebraucht. Morgen gibt es neue.',
    'invalid-input': 'Das ist keine Webadresse. Gib eine wie example.com ein.',
    timeout: 'Es kam nicht rechtzeitig eine Antwort. Bitte versuch es noch einmal.',
    network:
      'Es gibt keine Verbindung. Deine Eingabe bleibt stehen; versuch es noch einmal, sobald du online bist.',
    other: 'Die Prüfung hat nicht geklappt. Bitte versuch es noch einmal.',
  },
  failed: {
    title: 'Website nicht geprüft',
    description: 'Deine Website konnte nicht geprüft werden.',
    heading: 'Die Website konnte nicht geprüft werden',
    text: 'Prüf die Schreibweise der Adresse: Lesbar sind nur öffentliche Websites. Vielleicht hat die Website uns auch abgewiesen oder zu lange gebraucht, oder über deine Verbindung sind die fünf Prüfungen dieser Stunde aufgebraucht. Dann versuch es später noch einmal, oder schreib uns: {email}',
    back: 'Zurück zur Prüfung',
  },
};
