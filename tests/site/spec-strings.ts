import { CONTACT_FORM } from './spec-strings-shared.ts';

/**
 * Every exact text and number that the product rules fix for the public pages, by page
 * (product, chapters 1 and 10 to 18), in both languages.
 */
export interface PageStrings {
  /** Unprefixed path in each language. */
  paths: { en: string; de: string };
  en: string[];
  de: string[];
}

const samePath = (path: string) => ({ en: path, de: path });

export const SPEC_STRINGS: PageStrings[] = [
  {
    paths: samePath('/'),
    en: [
      'MVP Development • AI Automations • Digital Marketing',
      'START YOUR FREE CONSULTATION',
      'MVP Development',
      'AI Automation',
      'Digital Marketing',
      'Learn More',
      'free 15-minute call',
      '4-6 weeks',
      ...CONTACT_FORM.en,
    ],
    de: [
      'MVP-Entwicklung • KI-Automatisierungen • Digitales Marketing',
      'KOSTENLOSE BERATUNG ANFRAGEN',
      'MVP-Entwicklung',
      'KI-Automatisierung',
      'Digitales Marketing',
      'Mehr erfahren',
      'kostenlosen Gespräch von 15 Minuten',
      '4–6 Wochen',
      ...CONTACT_FORM.de,
    ],
  },
  {
    paths: samePath('/404'),
    en: [
      '404',
      'Oops! Page not found',
      'Return to Home',
      'Loading article...',
      'Article not found',
      'Back to blog',
    ],
    de: [
      '404',
      'Hoppla! Seite nicht gefunden',
      'Zurück zur Startseite',
      'Artikel wird geladen...',
      'Artikel nicht gefunden',
      'Zurück zum Blog',
    ],
  },
  {
    paths: samePath('/services/digital-marketing'),
    en: ['Why choose us', 'What You Get', 'Video loading', '+340%', '+280%', '+400%'].concat(
      ['Organic traffic', 'Lead conversion', 'Marketing ROI'],
      ['Lead nurturing', 'Social media', 'Email campaigns'],
    ),
    de: ['Warum wir', 'Was du bekommst', 'Video wird geladen', '+340 %', '+280 %', '+400 %'].concat(
      ['Organischer Traffic', 'Lead-Conversion', 'Marketing-ROI', 'Social-Media-Betreuung mit KI'],
      ['Lead-Nurturing', 'Social Media', 'E-Mail-Kampagnen'],
    ),
  },
  {
    paths: samePath('/services/ai-automation'),
    en: ['What You Get', 'Ready to start?', '+400%', '+280%', '+320%', '+180%'].concat([
      'Product visibility',
      'Engagement rate',
      'Automated leads',
      'Sales conversions',
    ]),
    de: ['Was du bekommst', 'Bereit loszulegen?', '+400 %', '+280 %', '+320 %', '+180 %'].concat([
      'Produktsichtbarkeit',
      'Engagement-Rate',
      'Automatisierte Leads',
      'Verkaufsabschlüsse',
    ]),
  },
  {
    paths: samePath('/services/software'),
    en: ['What You Get', 'SaaS MVP', '6 weeks', '4-6 weeks', '95%', '98%'].concat([
      'Average MVP time',
      'Code quality',
      'Client satisfaction',
    ]),
    de: ['Was du bekommst', 'SaaS-MVP', '6 Wochen', '4–6 Wochen', '95 %', '98 %'].concat([
      'Durchschnittliche MVP-Dauer',
      'Codequalität',
      'Kundenzufriedenheit',
    ]),
  },
  {
    paths: samePath('/services/workshops-webinars'),
    en: ['Workshop recording', '96%', '92%', '88%'].concat(
      ['Participant satisfaction', 'Knowledge transfer', 'Team implementation'],
      ['Training materials', 'Workshop recordings'],
    ),
    de: ['Workshop-Aufzeichnung', '96 %', '92 %', '88 %'].concat(
      ['Zufriedenheit der Teilnehmenden', 'Wissenstransfer', 'Umsetzung im Team'],
      ['Schulungsunterlagen', 'Workshop-Aufzeichnungen'],
    ),
  },
  {
    paths: samePath('/services/digital-marketing/startup-takeover'),
    en: [
      'visibility takeover',
      '$15,000',
      '$8,500',
      '$5,000',
      '60 days',
      '45 days',
      '30 days',
    ].concat(
      ['Weeks 1-2', 'Weeks 3-4', 'Weeks 5-6', 'Weeks 7-8', '60 days in four'],
      ['30 days at no charge', '15 days at no charge', '2 weeks at no charge'],
    ),
    de: ['Sichtbarkeits-Takeover', '15.000 €', '8.500 €', '5.000 €', '60 Tage', '45 Tage'].concat(
      ['30 Tage', 'Woche 1–2', 'Woche 3–4', 'Woche 5–6', 'Woche 7–8', '60 Tage in vier'],
      ['30 Tage kostenlos weiter', '15 Tage kostenlos weiter', '2 Wochen kostenlos weiter'],
    ),
  },
  {
    paths: samePath('/services/digital-marketing/content-package'),
    en: ['content marketing package', '$8,500', '$5,500', '$2,500', '90 days', '60 days'].concat(
      ['30 days', 'Weeks 1-3', 'Weeks 4-6', 'Weeks 7-9', 'Weeks 10-12', '90 days in four'],
      ['30 days at no charge', '15 days at no charge', '2 weeks at no charge'],
    ),
    de: ['Content-Marketing-Paket', '8.500 €', '5.500 €', '2.500 €', '90 Tage', '60 Tage'].concat(
      ['30 Tage', 'Woche 1–3', 'Woche 4–6', 'Woche 7–9', 'Woche 10–12', '90 Tage in vier'],
      ['30 Tage kostenlos weiter', '15 Tage kostenlos weiter', '2 Wochen kostenlos weiter'],
    ),
  },
  {
    paths: samePath('/projects'),
    en: ['UX Tools', 'CX Tools', 'Visit website', 'Related articles', 'READ MORE'],
    de: ['UX Tools', 'CX Tools', 'Website besuchen', 'Passende Artikel', 'WEITERLESEN'],
  },
  ...['chatgp', 'uxtools', 'cxtools'].map((id) => ({
    paths: samePath(`/projects/${id}`),
    en: ['Key features', 'Technologies', 'Back to Projects'],
    de: ['Wichtigste Funktionen', 'Technologien', 'Zurück zu den Projekten'],
  })),
  {
    paths: samePath('/blog'),
    en: ['Startup', 'Innovation', 'Resources', 'Podcast', 'Workshops', 'Tools', 'Events'].concat([
      'AI & Marketing',
      'Read more',
      '6 min read',
      '4 min read',
      '3 min read',
      '5 min read',
    ]),
    de: ['Start-up', 'Innovation', 'Ressourcen', 'Podcast', 'Workshops', 'Tools', 'Events'].concat([
      'KI & Marketing',
      'Weiterlesen',
      '6 Min.',
      '4 Min.',
      '3 Min.',
      '5 Min.',
    ]),
  },
  {
    paths: {
      en: '/blog/building-mvp-weekend-aethos-hack',
      de: '/blog/mvp-an-einem-wochenende-aethos-hack',
    },
    en: ['Back to blog', '6 min read', '42 percent', '15-minute'],
    de: ['Zurück zum Blog', '6 Min. Lesezeit', '42 Prozent', '15 Minuten'],
  },
  {
    paths: {
      en: '/blog/prompt-engineering-workshop-german',
      de: '/blog/prompt-engineering-workshop-auf-deutsch',
    },
    en: ['Workshops', '45-minute'],
    de: ['Workshops', '45 Minuten'],
  },
  ...['/glossary', '/ai-glossary'].map((path) => ({
    paths: samePath(path),
    en: [
      'terms, in plain language',
      'No results found for your search.',
      'Try a different term.',
    ].concat(
      ['Models', 'Training', 'Learning', 'Agentic', 'Architectures', 'Retrieval'],
      ['Integrations', 'Output', 'Other'],
    ),
    de: ['Begriffe in klarer Sprache', 'Keine Ergebnisse für Ihre Suche gefunden.'].concat(
      [
        'Ein anderer Begriff hilft vielleicht weiter.',
        'Modelle',
        'Training',
        'Lernen',
        'Agentische KI',
      ],
      ['Architekturen', 'Retrieval', 'Integrationen', 'Ausgabe', 'Weitere'],
    ),
  })),
  {
    paths: samePath('/training'),
    en: ['€290', '€243.70 net', '€46.30 VAT', '19%', '14-day money-back guarantee', '€97'].concat(
      ['72 percent off', 'expert prompts', 'Prompt templates', 'Video tutorials'],
      ['Monthly live Q&A', 'More than 500 professionals'],
      ['Short courses', '5 minutes or less'],
    ),
    de: ['290 €', '243,70 € netto', '46,30 € MwSt.', '19 %', '14 Tage Geld-zurück-Garantie'].concat(
      ['97 €', '72 Prozent weniger', 'Expertenprompts', 'Prompt-Vorlagen'],
      ['Video-Tutorials', 'Monatliches Live-Q&A'],
      ['Mehr als 500 Profis', 'Kurzkurse', 'höchstens 5 Minuten'],
    ),
  },
  {
    paths: samePath('/contact'),
    en: ['Email Us', 'A free 15-minute call', 'Free consultation', ...CONTACT_FORM.en],
    de: ['E-Mail schreiben', 'Gespräch von 15 Minuten', 'Kostenlose Beratung', ...CONTACT_FORM.de],
  },
  {
    paths: samePath('/terms-of-service'),
    en: ['EUR', 'USD', 'GBP', 'CHF', 'CAD', '30 days', '€99', '€290', 'early-bird'],
    de: ['EUR', 'USD', 'GBP', 'CHF', 'CAD', '30 Tage', '99 €', '290 €', 'Frühbucherpreis'],
  },
  {
    paths: samePath('/prompt-builder'),
    en: ['Step 1 of 6', '0%', 'Back', 'Next', 'Finish', 'Copied!', 'Start over'],
    de: ['Schritt 1 von 6', '0 %', 'Zurück', 'Weiter', 'Fertig', 'Kopiert!', 'Neu anfangen'],
  },
  {
    paths: samePath('/periodic-table'),
    en: ['Foundation Models', 'Creative Generation', 'Audio & Voice'].concat(
      ['Productivity & Business', 'Automation & Integration', 'Development & Code'],
      ['Research & Analysis', 'Design & Creative Tools', 'Beginner', 'Intermediate', 'Advanced'],
      ['29 tools'],
    ),
    de: ['Basismodelle', 'Bild & Film', 'Audio & Stimme'].concat(
      ['Produktivität & Büro', 'Automatisierung & Integration', 'Entwicklung & Code'],
      ['Recherche & Analyse', 'Design & Gestaltung', '29 Tools'],
    ),
  },
];
