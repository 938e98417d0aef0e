/** Languages of the hosted pages; every other session locale is shown in English. */
export type PageLocale = 'en' | 'de';

const en = {
  emulatorName: 'emulators/stripe',
  emulator: 'Local emulator for Stripe: no real payment, no real data. Use a test card.',
  subscribeTo: 'Subscribe to',
  per: { day: 'per day', week: 'per week', month: 'per month', year: 'per year' },
  net: 'Net amount',
  vat: 'VAT, included',
  total: 'Total due today',
  email: 'Email',
  cardNumber: 'Card number',
  expiry: 'Expiry',
  cvc: 'Security code',
  name: 'Name on card',
  pay: 'Subscribe',
  back: 'Back',
  renews: 'Renews automatically until you cancel.',
  testCards: 'Test card numbers',
  cardPays: 'pays',
  cardDeclines: 'is declined',
  cardDeclinesLater: 'pays now, is declined at the renewal',
  unknownCard: 'This is not one of the test card numbers. Nothing was charged.',
  incomplete: 'Please fill in every field.',
  terms: 'I agree to the terms of service.',
  termsNeeded: 'Please agree to the terms of service to continue.',
  declines: {
    card_declined: 'Your card was declined. Please try a different card.',
    expired_card: 'Your card has expired. Please try a different card.',
    incorrect_cvc: 'Your card’s security code is incorrect.',
  },
  expiredTitle: 'This checkout has expired',
  expiredText: 'Go back and start again. Nothing was charged.',
  paidTitle: 'Already paid',
  paidText: 'This checkout is complete. You were charged once.',
  goOn: 'Continue',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no such page in this emulator.',
  portalTitle: 'Your subscription',
  portalNone: 'There is no subscription.',
  portalRenews: 'Renews on {date}.',
  portalEnds: 'Ends on {date}.',
  portalEnded: 'Ended on {date}.',
  portalStatus: 'Status: {status}',
  portalCancel: 'Cancel subscription',
  portalResume: 'Don’t cancel subscription',
  portalCard: 'Payment method',
  portalCardIs: '{brand} ending in {last4}',
  portalUpdateCard: 'Update card',
  portalInvoices: 'Invoices',
  portalNoInvoices: 'There are no invoices yet.',
  portalReturn: 'Return to the site',
  invoice: 'Invoice',
  invoiceStatuses: { paid: 'Paid', open: 'Open', void: 'Void', draft: 'Draft' },
  date: 'Date',
  billedTo: 'Billed to',
};

export type PageTexts = typeof en;

const de: PageTexts = {
  emulatorName: 'emulators/stripe',
  emulator:
    'Lokaler Emulator für Stripe: keine echte Zahlung, keine echten Daten. Bitte Testkarte nutzen.',
  subscribeTo: 'Abonnieren:',
  per: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' },
  net: 'Nettobetrag',
  vat: 'enthaltene MwSt.',
  total: 'Heute fällig',
  email: 'E-Mail',
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis',
  cvc: 'Prüfziffer',
  name: 'Name auf der Karte',
  pay: 'Abonnieren',
  back: 'Zurück',
  renews: 'Verlängert sich automatisch, bis Sie kündigen.',
  testCards: 'Test-Kartennummern',
  cardPays: 'zahlt',
  cardDeclines: 'wird abgelehnt',
  cardDeclinesLater: 'zahlt jetzt, wird bei der Verlängerung abgelehnt',
  unknownCard: 'Das ist keine der Test-Kartennummern. Es wurde nichts abgebucht.',
  incomplete: 'Bitte füllen Sie alle Felder aus.',
  terms: 'Ich stimme den Allgemeinen Geschäftsbedingungen zu.',
  termsNeeded: 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu, um fortzufahren.',
  declines: {
    card_declined: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.',
    expired_card: 'Ihre Karte ist abgelaufen. Bitte versuchen Sie es mit einer anderen Karte.',
    incorrect_cvc: 'Die Prüfziffer Ihrer Karte ist falsch.',
  },
  expiredTitle: 'Dieser Bezahlvorgang ist abgelaufen',
  expiredText: 'Bitte gehen Sie zurück und beginnen Sie neu. Es wurde nichts abgebucht.',
  paidTitle: 'Bereits bezahlt',
  paidText: 'Dieser Bezahlvorgang ist abgeschlossen. Es wurde einmal abgebucht.',
  goOn: 'Weiter',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Diese Seite gibt es hier nicht.',
  portalTitle: 'Ihr Abonnement',
  portalNone: 'Es gibt kein Abonnement.',
  portalRenews: 'Verlängert sich am {date}.',
  portalEnds: 'Endet am {date}.',
  portalEnded: 'Beendet am {date}.',
  portalStatus: 'Status: {status}',
  portalCancel: 'Abonnement kündigen',
  portalResume: 'Kündigung zurücknehmen',
  portalCard: 'Zahlungsmittel',
  portalCardIs: '{brand}, endet auf {last4}',
  portalUpdateCard: 'Karte ändern',
  portalInvoices: 'Rechnungen',
  portalNoInvoices: 'Es gibt noch keine Rechnungen.',
  portalReturn: 'Zurück zur Website',
  invoice: 'Rechnung',
  invoiceStatuses: { paid: 'Bezahlt', open: 'Offen', void: 'Storniert', draft: 'Entwurf' },
  date: 'Datum',
  billedTo: 'Rechnung an',
};

const TEXTS: Record<PageLocale, PageTexts> = { en, de };

/** The language for a session's `locale`; `auto` follows the browser. */
export function pageLocale(locale: string | null, acceptLanguage: string | undefined): PageLocale {
  const wanted = locale === null || locale === 'auto' ? (acceptLanguage ?? '') : locale;
  return wanted.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** The pages' texts in a language. */
export function textsOf(locale: PageLocale): PageTexts {
  return TEXTS[locale];
}

/** Puts values into `{name}` places. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
