import type { auth as en } from '../en/auth.ts';

export const auth: typeof en = {
  meta: {
    signInTitle: 'Anmelden',
    signUpTitle: 'Konto anlegen',
    signInDescription: 'Melde dich im Mitgliederbereich an oder lege ein Konto an.',
    resetTitle: 'Neues Passwort',
    resetDescription: 'Wähle ein neues Passwort für dein Konto.',
  },
  signIn: {
    heading: 'Schön, dass du da bist',
    lead: 'Melde dich an und mach mit deinen Tools, Prompts und Tutorials weiter.',
    orderLead: 'Melde dich an, dann siehst du die Bestellung.',
    submit: 'Anmelden',
    pending: 'Du wirst angemeldet …',
    forgotPassword: 'Passwort vergessen?',
    toSignUp: 'Noch kein Konto?',
    toSignUpAction: 'Jetzt anlegen',
  },
  signUp: {
    heading: 'Konto anlegen',
    lead: 'Der Einstieg ist kostenlos. Auf Premium wechselst du, wann du willst.',
    orderLead: 'Leg dein Konto an, dann siehst du die Bestellung.',
    submit: 'Konto anlegen',
    pending: 'Dein Konto wird angelegt …',
    consentsNeeded: 'Bitte kreuze beide Kästchen an, um dein Konto anzulegen.',
    privacyNeeded: 'Bitte stimme der Datenschutzerklärung zu, um dein Konto anzulegen.',
    toSignIn: 'Du hast schon ein Konto?',
    toSignInAction: 'Anmelden',
    privacyConsent: 'Ich stimme der {privacy} zu. Hier ist das {legal}.',
    privacyLink: 'Datenschutzerklärung',
    legalLink: 'Impressum',
    marketingConsent:
      'Ich bin damit einverstanden, dass {company} mir per E-Mail Neues zu Tools, Prompts und Tutorials schickt. Das kann ich jederzeit in den Kontoeinstellungen widerrufen.',
  },
  consentStep: {
    heading: 'Nur noch ein Schritt',
    lead: 'Bevor du dein Konto zum ersten Mal nutzt, brauchen wir deine Zustimmung.',
    submit: 'Zustimmen und weiter',
    pending: 'Wird gespeichert …',
    decline: 'Jetzt nicht',
  },
  /** An account whose deletion broke off; the rest is in `account`. */
  deletion: {
    heading: 'Dein Konto ist noch nicht gelöscht',
    text: 'Du wolltest dieses Konto löschen, aber dabei ist etwas schiefgegangen. Bis es gelöscht ist, lässt es sich nicht mehr nutzen.',
  },
  google: {
    action: 'Mit Google anmelden',
    pending: 'Weiter zu Google …',
    or: 'oder per E-Mail',
    returning: 'Du wirst angemeldet',
    wait: 'Einen Moment bitte.',
    slowHeading: 'Es dauert noch',
    refresh: 'Seite neu laden',
  },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Passwort bestätigen',
    newPassword: 'Neues Passwort',
    showTyped: 'Eingabe anzeigen',
    hideTyped: 'Eingabe verbergen',
    passwordHint: 'Mindestens {count} Zeichen',
  },
  free: {
    heading: 'Das bekommst du kostenlos',
    items: [
      'Den Smart Prompt Builder für Text, Bild, Video, Ton und Stimme',
      'Das KI-Glossar und das Periodensystem der KI-Tools',
      'Drei Prompts der Bibliothek und eine Lektion, vollständig',
      'Einen Beispielbericht des Brand Checkers',
      'Eine Frage zu deiner eigenen Marke, zum Ausprobieren',
    ],
  },
  benefits: 'Das bekommst du mit Premium',
  withoutScript:
    'Zum Anmelden brauchst du JavaScript. Bitte schalte es in deinem Browser ein und lade die Seite neu, oder schreib an {email}.',
  resendConfirmation: 'Bestätigungs-E-Mail erneut senden',
  backToHome: 'Zur Startseite',
  sent: {
    heading: 'Sieh in dein Postfach',
    sentTo: 'Die E-Mail ging an {email}.',
    follows:
      'Sobald du den Link darin geöffnet hast, geht es hier von selbst weiter, auch wenn du ihn auf einem anderen Gerät öffnest.',
    pending: 'Wird gesendet …',
  },
  resendDialog: {
    title: 'Diese E-Mail-Adresse ist schon registriert',
    text: 'Sollen wir dir die Bestätigungs-E-Mail noch einmal schicken?',
    confirm: 'Erneut senden',
    decline: 'Nein, danke',
  },
  reset: {
    heading: 'Neues Passwort wählen',
    withoutScript:
      'Dieser Link braucht JavaScript. Bitte schalte es in deinem Browser ein und lade die Seite neu, oder schreib an {email}.',
    checking: 'Dein Link wird geprüft …',
    wait: 'Einen Moment bitte.',
    submit: 'Neues Passwort speichern',
    pending: 'Wird gespeichert …',
    successHeading: 'Passwort geändert',
    successText: 'Du kannst dich jetzt mit deinem neuen Passwort anmelden. Gleich geht es weiter.',
    backToLogin: 'Zurück zur Anmeldung',
    invalidHeading: 'Dieser Link funktioniert nicht',
  },
  confirm: {
    toLogin: 'Zur Anmeldung',
    failed:
      'Dieser Bestätigungslink ist abgelaufen oder wurde schon benutzt. Hast du deine E-Mail-Adresse schon bestätigt? Dann melde dich einfach an. Wenn nicht, bekommst du dort einen neuen Link.',
  },
  newAddress: {
    heading: 'Deine neue E-Mail-Adresse ist bestätigt',
    text: 'Sie gehört jetzt zu deinem Konto. Du bist überall abgemeldet; melde dich bitte mit der neuen Adresse an.',
  },
  oldAddress: {
    heading: 'Dein Konto hat wieder die frühere E-Mail-Adresse',
    text: 'Vielleicht kennt jemand dein Passwort. Lege deshalb bitte gleich ein neues fest; wir schicken dir einen Link dafür.',
    submit: 'Link senden',
    pending: 'Wird gesendet …',
  },
  messages: {
    fieldsRequired: 'Bitte fülle alle Pflichtfelder aus',
    fieldRequired: 'Bitte fülle dieses Feld aus',
    passwordsDiffer: 'Die Passwörter stimmen nicht überein',
    privacyRequired: 'Du musst der Datenschutzerklärung zustimmen, um ein Konto anzulegen',
    marketingRequired:
      'Du musst dem Erhalt von Mitteilungen zustimmen, um unsere Tools und Trainings zu nutzen',
    loginFailed: 'E-Mail oder Passwort ist falsch',
    googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuche es noch einmal.',
    googleTooMany:
      'Von deinem Anschluss kamen zu viele Anmeldungen mit Google. Bitte warte zehn Minuten oder melde dich mit deiner E-Mail-Adresse an.',
    googleSlow: 'Die Anmeldung dauert länger als erwartet. Bitte lade die Seite neu.',
    notConfirmed:
      'Bitte schau in dein Postfach und klicke auf den Bestätigungslink, um dein Konto zu aktivieren.',
    signUpDone:
      'Bitte schau in dein Postfach und klicke auf den Bestätigungslink, um die Registrierung abzuschließen.',
    signUpFailed: 'Das Konto konnte nicht angelegt werden. Bitte versuche es noch einmal.',
    signUpFailedWith: 'Registrierung fehlgeschlagen: {message}',
    tryAgain: 'Es ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
    offline:
      'Es besteht keine Verbindung. Bitte prüfe deine Internetverbindung und versuche es noch einmal.',
    unexpected: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuche es noch einmal.',
    invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    passwordTooShort: 'Das Passwort muss mindestens 6 Zeichen lang sein.',
    existingDeclined: 'Bitte melde dich an oder schreib dem Support: {email}.',
    emailNeededForReset: 'Bitte gib zuerst deine E-Mail-Adresse ein.',
    emailNeededForResend: 'Bitte gib zuerst deine E-Mail-Adresse ein.',
    resetSent:
      'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link zum Zurücksetzen unterwegs.',
    resetFailed:
      'Wir haben gerade technische Schwierigkeiten beim Versand der E-Mail. Schreib bitte an {email}; wir antworten innerhalb von 24 Stunden.',
    resent: 'Bestätigungs-E-Mail gesendet! Bitte schau in dein Postfach.',
    resendFailedWith: 'Die Bestätigungs-E-Mail konnte nicht gesendet werden: {message}',
    resendFailed:
      'Die Bestätigungs-E-Mail konnte nicht gesendet werden. Bitte versuche es noch einmal.',
    sessionEnded: 'Deine Sitzung ist zu Ende. Bitte melde dich noch einmal an.',
    loginRequired: 'Bitte melde dich an, um fortzufahren',
    confirmed: 'E-Mail bestätigt. Dein Konto ist aktiv; melde dich an, dann geht es weiter.',
    confirmationNotSent:
      'Dein Konto ist angelegt, aber wir konnten die Bestätigungs-E-Mail nicht senden. Bitte lass sie noch einmal senden.',
    cookiesNeeded:
      'Dein Browser hat die Sitzung nicht behalten. Bitte erlaube Cookies für diese Website und melde dich noch einmal an.',
    signedOut: 'Du bist abgemeldet.',
    resetPasswordsDiffer: 'Die Passwörter stimmen nicht überein.',
    invalidResetLink: 'Ungültiger Link. Bitte fordere ein neues Passwort bei {email} an',
    expiredResetLink:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
    updateFailedWith: 'Das Passwort konnte nicht geändert werden: {message}',
    expiredChangeLink:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Hat dein Konto die neue Adresse noch nicht, fordere in den Kontoeinstellungen einen neuen an.',
    addressTaken:
      'Zu dieser Adresse gibt es inzwischen ein Konto, deshalb behält deines die bisherige. Du meldest dich an wie bisher.',
    expiredRecoveryLink:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Hat dein Konto noch immer eine falsche Adresse, schreib bitte an {email}.',
  },
  reasons: {
    operationNotAllowed: 'Zurzeit können keine neuen Konten angelegt werden.',
    tooManyRequests: 'Es waren zu viele Versuche. Bitte warte ein paar Minuten.',
    tooManyConfirmations:
      'Es waren fürs Erste zu viele. Bitte sieh in deinem Spam-Ordner nach oder versuche es später noch einmal.',
    userDisabled: 'Dieses Konto ist gesperrt.',
    userNotFound: 'Dieses Konto gibt es nicht mehr.',
    passwordNotAllowed: 'Dieses Passwort erfüllt die Anforderungen nicht.',
    other: 'Der Anmeldedienst hat keinen Grund genannt.',
  },
};
