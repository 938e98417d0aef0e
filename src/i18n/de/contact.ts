import type { contact as en } from '../en/contact';
import { NAMES } from '../names.ts';

export const contact: typeof en = {
  meta: {
    title: 'Kostenlose Beratung zu MVP, KI und Marketing',
    description:
      'Ein kostenloses Gespräch von 15 Minuten zu MVP-Entwicklung, KI-Automatisierung, digitalem Marketing oder Training. Ohne Folien, ohne Verpflichtung.',
  },
  hero: {
    title: 'Fünfzehn Minuten, kostenlos',
    subtitle: 'Kostenlose Beratung',
    text: 'Erzähl uns, was du vorhast. Wir antworten mit einer ersten ehrlichen Einschätzung und einem Vorschlag für den nächsten Schritt.',
    email: 'E-Mail schreiben',
    emailText: 'Du schreibst lieber eine E-Mail?',
  },
  form: {
    title: 'Ein kostenloses Gespräch von 15 Minuten',
    name: 'Name',
    namePlaceholder: 'Ada Beispiel',
    email: 'E-Mail',
    emailPlaceholder: 'du@firma.de',
    phone: 'Telefon',
    phonePlaceholder: '030 1234567',
    subject: 'Betreff',
    subjectPlaceholder: 'Worum geht es?',
    message: 'Nachricht',
    messagePlaceholder: 'Wo stehst du, und wo willst du hin?',
    honeypot: 'Dieses Feld bitte leer lassen',
    agree: 'Ich stimme der {privacy} und den {terms} zu',
    privacy: NAMES.de.privacy,
    terms: NAMES.de.terms,
    submit: 'Nachricht senden',
    sending: 'Wird gesendet ...',
    closeToast: 'Meldung schließen',
  },
  success: {
    toastTitle: 'Nachricht gesendet!',
    toastText: 'Wir melden uns bald mit einem persönlichen Vorschlag für die Beratung.',
    panelTitle: 'Nachricht gesendet!',
    panelText: 'Vielen Dank. Bis zum {date} hörst du von uns, unter {email}.',
    copied: 'Eine Kopie ist per E-Mail zu dir unterwegs.',
    facts: { from: 'Von', subject: 'Betreff', message: 'Nachricht' },
    another: 'Weitere Nachricht senden',
  },
  errors: {
    termsTitle: 'Bitte stimme den Bedingungen zu',
    termsText: 'Du musst die Datenschutzerklärung und die AGB akzeptieren.',
    termsAndMore: {
      one: 'Du musst die Datenschutzerklärung und die AGB akzeptieren. Eine weitere Angabe fehlt oder stimmt nicht: {first}.',
      other:
        'Du musst die Datenschutzerklärung und die AGB akzeptieren. {count} weitere Angaben fehlen oder stimmen nicht; die erste ist {first}.',
    },
    failedTitle: 'Die Nachricht konnte nicht gesendet werden',
    failedText: 'Bitte versuche es später noch einmal oder schreib uns direkt.',
    timeout: 'Der Server hat zu lange nicht geantwortet. Bitte versuche es noch einmal.',
    network:
      'Es gibt keine Verbindung zum Server. Dein Text bleibt erhalten; bitte versuche es noch einmal, sobald du online bist.',
    tooMany:
      'Von deinem Anschluss kamen zu viele Nachrichten. Bitte warte zehn Minuten oder schreib uns eine E-Mail.',
    invalid:
      'Eine deiner Angaben wurde nicht angenommen. Bitte prüfe sie und versuche es noch einmal.',
    missing: {
      name: 'Bitte gib deinen Namen an.',
      email: 'Bitte gib deine E-Mail-Adresse an.',
      phone: 'Bitte gib deine Telefonnummer an.',
      subject: 'Bitte gib einen Betreff an.',
      message: 'Bitte schreib eine Nachricht.',
    },
    email: 'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel ada@firma.de.',
    phone: 'Eine Telefonnummer braucht Ziffern.',
  },
  outcome: {
    sent: {
      title: 'Nachricht gesendet',
      description: 'Deine Nachricht an uns wurde gesendet.',
      heading: 'Nachricht gesendet!',
      text: 'Vielen Dank. Wir melden uns bald mit einem persönlichen Vorschlag für die Beratung, innerhalb von zwei Arbeitstagen.',
      back: 'Zurück zur Startseite',
    },
    failed: {
      title: 'Nachricht nicht gesendet',
      description: 'Deine Nachricht an uns konnte nicht gesendet werden.',
      heading: 'Deine Nachricht konnte nicht gesendet werden',
      text: 'Geh mit deinem Browser zurück: Dein Text ist meist noch da. Bitte prüfe, ob alle Felder ausgefüllt sind, die E-Mail-Adresse vollständig ist, die Telefonnummer Ziffern hat und das Häkchen bei den Bedingungen gesetzt ist, und sende die Nachricht noch einmal. Oder schreib uns eine E-Mail: {email}',
      back: 'Zurück zum Formular',
    },
  },
};
