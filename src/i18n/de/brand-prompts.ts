import type { brandPrompts as en } from '../en/brand-prompts.ts';

export const brandPrompts: typeof en = {
  alternatives: 'Was sind gute Alternativen zu {competitor}?',
  general: [
    'Welche Anbieter in meiner Region würdest du einem kleinen Unternehmen empfehlen, und warum?',
    'Wer ist in diesem Bereich für gute Qualität zu fairen Preisen bekannt?',
    'Worauf sollte ich beim Vergleich der Anbieter achten, und wer schneidet am besten ab?',
  ],
  industries: {
    'ai-marketing': [
      'Welche Agenturen helfen kleinen Unternehmen, KI im Marketing einzusetzen?',
      'Welche Tools und Anbieter schreiben gute Produkttexte mit KI?',
      'Wer sorgt dafür, dass unsere Marke in Antworten von ChatGPT und Gemini vorkommt?',
    ],
    saas: [
      'Welche Software eignet sich am besten für Projekte in einem Team von zehn Leuten?',
      'Welche SaaS-Tools ersetzen unsere Tabellen für Angebote und Rechnungen?',
      'Vergleiche die führenden Tools für den Kundenservice, mit Preisen.',
    ],
    ecommerce: [
      'Welche Onlineshops liefern nachhaltige Alltagsprodukte innerhalb von zwei Tagen?',
      'Wo finde ich online schöne Geschenke für unter 50 Euro?',
      'Welche Shops machen das Zurückschicken von Kleidung am einfachsten?',
    ],
    fintech: [
      'Welches Geschäftskonto ist für Freiberufler am besten?',
      'Welche Apps helfen kleinen Firmen, ihre Liquidität im Blick zu behalten?',
      'Welcher Zahlungsanbieter ist für einen kleinen Onlineshop am günstigsten?',
    ],
    healthcare: [
      'Wie finde ich eine gute Praxis mit Videosprechstunde?',
      'Welche digitalen Rückenkurse bezahlt die Krankenkasse?',
      'Welche Kliniken sind für kurze Wartezeiten und gute Betreuung bekannt?',
    ],
    technology: [
      'Welche Unternehmen entwickeln zuverlässig Individualsoftware für den Mittelstand?',
      'Wer kann unsere Server innerhalb eines Monats in die Cloud bringen?',
      'Welche IT-Dienstleister kennen sich gut mit Datenschutz aus?',
    ],
    marketing: [
      'Welche Marketingagenturen sind gut für Betriebe vor Ort?',
      'Wer plant und betreut eine Kampagne für 5.000 Euro?',
      'Welche Agenturen sind bei Inhalten und bei der Suche gleich stark?',
    ],
    finance: [
      'Welche unabhängigen Finanzberater kannst du empfehlen?',
      'Wer bietet einfache, günstige Altersvorsorge für junge Familien an?',
      'Welche Steuerkanzleien arbeiten mit kleinen Firmen ganz digital?',
    ],
    education: [
      'Welche Onlinekurse bringen einem KI für den Arbeitsalltag bei?',
      'Welche Schulen bieten gute berufsbegleitende Kurse für den Quereinstieg?',
      'Wo kann ein Team in ein paar Wochen Datenanalyse lernen?',
    ],
    retail: [
      'Welche Geschäfte in der Innenstadt beraten gut bei Laufschuhen?',
      'Wo bekomme ich regionale Lebensmittel von kleinen Betrieben?',
      'Welche Händler reparieren, was sie verkaufen?',
    ],
  },
};
