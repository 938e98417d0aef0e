import type { legal as en } from '../en/legal';

export const legal: typeof en = {
  version: 'Stand: {date}',
  retention: {
    headings: { what: 'Was', period: 'Wie lange', why: 'Wozu' },
    account: 'solange Ihr Konto besteht',
    days: { one: 'ein Tag', other: '{count} Tage' },
    months: { one: 'ein Monat', other: '{count} Monate' },
    years: { one: 'ein Jahr', other: '{count} Jahre' },
    yearsFromEnd: { one: 'ein Jahr ab Jahresende', other: '{count} Jahre ab Jahresende' },
    kept: '(auch nach dem Löschen des Kontos)',
    anonymised: '(nach dem Löschen des Kontos ohne Bezug zu Ihnen)',
    collections: {
      user_profiles: {
        what: 'Profil: Name, E-Mail-Adresse und frühere, Einwilligungen, Sprache und Erinnerungen',
        why: 'Ihr Konto',
      },
      user_stats: { what: 'Zähler Ihres Dashboards', why: 'um sie Ihnen anzuzeigen' },
      user_activity: {
        what: 'Werkzeuge, die Sie geöffnet haben, Prompts und Videos',
        why: 'um sie Ihnen anzuzeigen',
      },
      lesson_progress: {
        what: 'Lektionen, die Sie als gelesen oder angesehen markiert haben',
        why: 'um Ihnen zu zeigen, wie weit Sie sind',
      },
      event_questions: {
        what: 'Ihre Fragen für das Live-Q&A',
        why: 'um sie dort zu beantworten, ohne Ihren Namen',
      },
      member_library: {
        what: 'Favoriten und zuletzt genutzte Prompts der Prompt-Bibliothek',
        why: 'um sie Ihnen auf jedem Gerät anzuzeigen',
      },
      prompt_values: { what: 'Was Sie in Prompts eintragen', why: 'bis Sie es löschen' },
      own_prompts: { what: 'Prompts, die Sie schreiben', why: 'bis Sie sie löschen' },
      brand_campaigns: { what: 'Kampagnen des Brand Checkers', why: 'bis Sie sie löschen' },
      prompt_tests: {
        what: 'Prompts und Antworten des Brand Checkers',
        why: 'bis Sie die Kampagne löschen',
      },
      brand_matrix: {
        what: 'Welche Antworten des Brand Checkers zu welcher Frage gehören',
        why: 'bis Sie die Kampagne löschen',
      },
      brand_months: {
        what: 'Zählungen, was die Antworten des Brand Checkers nennen und zitieren',
        why: 'bis Sie die Kampagne löschen',
      },
      brand_advice: {
        what: 'Vorschläge des Brand Checkers, was zu tun ist',
        why: 'bis Sie die Kampagne löschen',
      },
      trial_questions: {
        what: 'Ihre kostenlose Frage zu einer Marke und die Antworten der Modelle',
        why: 'um sie Ihnen wieder anzuzeigen',
      },
      trial_mailboxes: {
        what: 'Ein Hashwert der E-Mail-Adresse, mit der eine kostenlose Frage gestellt wurde',
        why: 'damit es je Postfach eine gibt',
      },
      brand_runs: {
        what: 'Läufe des Brand Checkers: nach Zeitplan und Ihre Fragen mit Websuche',
        why: 'um jeden mit dem vorigen zu vergleichen',
      },
      stripe_customers: { what: 'Ihre Kundennummer bei Stripe', why: 'Zahlung' },
      user_subscriptions: { what: 'Ihre Mitgliedschaften', why: 'Vertrag' },
      payments: {
        what: 'Angaben zu Ihren Zahlungen',
        why: 'Vertrag und Buchhaltung; Stripe bewahrt die Rechnungen für die 8 Jahre des Steuerrechts auf (§ 147 AO)',
      },
      sync_tickets: {
        what: 'Nummern unserer Abfragen bei Stripe',
        why: 'um verspätete Meldungen einzuordnen',
      },
      stripe_events: {
        what: 'Nummern der Meldungen von Stripe',
        why: 'damit jede nur einmal wirkt',
      },
      orders: { what: 'Ihre Bestellungen: was Sie wann bestellt haben', why: 'Vertrag' },
      contracts: {
        what: 'Ihre Verträge, wie wir sie Ihnen gesendet haben: Name, Anschrift, E-Mail-Adresse, Preis, Bedingungen',
        why: 'Handelsbriefe müssen wir aufbewahren (§ 257 HGB, § 147 AO)',
      },
      refused_refunds: {
        what: 'Nummern und Beträge von Erstattungen, die Stripe bisher abgelehnt hat',
        why: 'um sie nachzuholen',
      },
      ledger_runs: {
        what: 'Ergebnisse unseres nächtlichen Abgleichs mit Stripe: Nummern von Verträgen und Konten',
        why: 'um Fehler bei Mitgliedschaften und Zahlungen zu finden',
      },
      contract_notices: {
        what: 'Kündigungen und Widerrufe: Name, E-Mail-Adresse, Vertrag, Text',
        why: 'Handelsbriefe müssen wir aufbewahren (§ 257 HGB, § 147 AO)',
      },
      audit_log: {
        what: 'Was unser Team zu Ihrem Konto, einer Erklärung oder Anfrage getan hat, mit Begründung',
        why: 'Nachweis, bis Ansprüche verjährt sind (§§ 195, 199 BGB)',
      },
      support_threads: {
        what: 'Nachrichten an uns im Mitgliederbereich, mit unseren Antworten',
        why: 'Antwort und Rückfragen',
      },
      contact_requests: { what: 'Kontaktanfragen', why: 'Antwort und Rückfragen' },
      mail: { what: 'E-Mails, die wir Ihnen gesendet haben', why: 'Nachweis der Zustellung' },
      mail_marks: { what: 'Vermerke über gesendete E-Mails', why: 'damit keine doppelt kommt' },
      rate_limits: {
        what: 'Zähler, nach Hashwerten von IP- und E-Mail-Adressen und nach Konto',
        why: 'Schutz vor Missbrauch',
      },
      deleted_accounts: {
        what: 'Nummer eines gelöschten Kontos, ohne Name und E-Mail-Adresse',
        why: 'damit eine verspätete Zahlungsmeldung Ihnen nichts berechnet',
      },
    },
    unconfirmed: {
      what: 'Konten, deren E-Mail-Adresse nie bestätigt wurde oder denen die nötigen Einwilligungen fehlen',
      why: 'damit Sie beides nachholen können',
    },
    dormant: {
      what: 'Konten ohne laufenden Vertrag, die nicht benutzt wurden',
      why: 'damit Sie zurückkommen können; {count} Tage vor der Löschung bekommen Sie eine E-Mail',
    },
    analytics: { what: 'Google Analytics: Cookies und Auswertungen', why: 'Ihre Einwilligung' },
  },
};
