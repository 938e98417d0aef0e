import type { accountMail as en } from '../en/account-mail.ts';

export const accountMail: typeof en = {
  sessionsEnded: {
    subject: 'Du bist überall abgemeldet',
    text: 'Alle Sitzungen deines Kontos wurden beendet, auf jedem Gerät. Melde dich neu an, um weiterzumachen.',
  },
  passwordChanged: {
    subject: 'Die Anmeldung zu deinem Konto hat sich geändert',
    text: 'Das Passwort deines Kontos wurde geändert, oder alle Sitzungen wurden beendet. Auf anderen Geräten ist eine neue Anmeldung nötig.',
  },
  addressChanged: {
    subject: 'Dein Konto hat eine neue E-Mail-Adresse',
    text: 'Ab jetzt meldest du dich mit dieser E-Mail-Adresse an, und unsere E-Mails gehen an sie.',
  },
  notYou:
    'Das warst nicht du? Dann lege sofort ein neues Passwort fest, über „Passwort vergessen?“ auf der Anmeldeseite. Wenn du Hilfe brauchst, schreib an {email}.',
  toSignIn: 'Zur Anmeldung',
  dormant: {
    subject: 'Dein unbenutztes Konto wird gelöscht',
    text: 'Du hast dein Konto zuletzt am {used} benutzt. Wenn du es behalten möchtest, melde dich bis zum {until} an; das genügt. Sonst löschen wir es danach mit allem, was darin gespeichert ist, damit wir keine Daten länger aufheben als nötig.',
  },
  deletion: {
    subject: 'Dein Konto ist gelöscht',
    text: 'Wie du es am {date} wolltest, sind dein Konto und alles, was darin gespeichert war, gelöscht. Anmelden kann sich damit niemand mehr.',
    membership:
      'Mit dem Konto haben auch deine Mitgliedschaft und dein Zugang geendet. Abgebucht wird nichts mehr.',
    refund:
      'Wir erstatten dir {refund} auf dem Weg, auf dem du bezahlt hast. Je nach Bank kann das einige Tage dauern.',
    noRefund: 'Für die restliche Zeit wird nichts erstattet.',
    kept: 'Rechnungen bleiben, wie es das Steuerrecht verlangt, bei unserem Zahlungsdienstleister. Diese E-Mail löschen wir innerhalb von drei Tagen aus unserem System.',
  },
  newAddress: {
    free: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      text: 'Du möchtest diese E-Mail-Adresse für dein Konto verwenden. Öffne bitte diesen Link, um sie zu bestätigen. Danach bist du überall abgemeldet und meldest dich mit dieser Adresse an.',
      link: 'Neue E-Mail-Adresse bestätigen',
    },
    taken: {
      subject: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      text: 'Du wolltest diese E-Mail-Adresse für dein Konto verwenden, aber sie gehört schon zu einem anderen Konto. Bei diesem kannst du dich anmelden. Hast du sein Passwort vergessen, kannst du dort ein neues festlegen.',
      link: 'Anmelden',
    },
    same: {
      subject: 'Das ist schon deine E-Mail-Adresse',
      text: 'Du wolltest diese E-Mail-Adresse für dein Konto verwenden; sie ist dort schon hinterlegt. Es hat sich nichts geändert.',
      link: 'Anmelden',
    },
    notYours: 'Das warst nicht du? Dann hat jemand deine Adresse eingetippt; du musst nichts tun.',
  },
};
