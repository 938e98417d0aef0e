import type { Locale } from '#src/i18n/locales.ts';

/** The made-up workshop of the product's own samples, and whom it is compared with. */
export const BRAND = 'Fahrwerk Mitte';
export const RIVALS = ['Radgarten', 'Speichenkultur', 'Nabe Nord'] as const;

/** Not on the campaign's list. */
export const OTHER = 'Werkhof Süd';

interface WeeklyTexts {
  campaign: string;
  questions: readonly string[];
  /** The question that names the brand, and what is said to it. */
  branded: string;
  verdict: string;
  verdictQuote: string;
  /** An answer that names nobody. */
  nobody: string;
  other: string;
  praise: string;
  criticism: string;
}

export const WEEKLY_TEXTS: Record<Locale, WeeklyTexts> = {
  en: {
    campaign: 'Bicycle workshop in Berlin',
    questions: [
      'Which bicycle workshops in Berlin repair e-bikes quickly?',
      'Where can a small company in Berlin lease cargo bikes?',
      'Who in Berlin services motors by Bosch?',
      'Where do I get a used bicycle with a warranty in Berlin?',
      'Which workshop in Berlin collects a broken cargo bike?',
      'Who fits child seats and trailers in Berlin?',
      'What does an inspection of an e-bike in Berlin cost?',
      'Which bicycle shops in Berlin advise well?',
    ],
    branded: `Is ${BRAND} any good?`,
    verdict: `${BRAND} is recommended for careful repairs. Waiting times can be long.`,
    verdictQuote: 'recommended for careful repairs',
    nobody: 'Ask in a shop near you, and compare two offers.',
    other: `${OTHER} is worth a call too.`,
    praise: 'fast and reliable, with friendly advice',
    criticism: 'expensive, and the prices are unclear',
  },
  de: {
    campaign: 'Fahrradwerkstatt in Berlin',
    questions: [
      'Welche Fahrradwerkstätten in Berlin reparieren E-Bikes schnell?',
      'Wo kann ein kleiner Betrieb in Berlin Lastenräder leasen?',
      'Wer wartet in Berlin Motoren von Bosch?',
      'Wo bekomme ich in Berlin ein gebrauchtes Rad mit Garantie?',
      'Welche Werkstatt in Berlin holt ein kaputtes Lastenrad ab?',
      'Wer montiert in Berlin Kindersitze und Anhänger?',
      'Was kostet in Berlin die Inspektion eines E-Bikes?',
      'Welche Fahrradläden in Berlin beraten gut?',
    ],
    branded: `Ist ${BRAND} gut?`,
    verdict: `${BRAND} wird für sorgfältige Reparaturen empfohlen. Die Wartezeit kann lang sein.`,
    verdictQuote: 'für sorgfältige Reparaturen empfohlen',
    nobody: 'Frag in einem Laden in deiner Nähe und vergleich zwei Angebote.',
    other: `Auch ${OTHER} ist einen Anruf wert.`,
    praise: 'schnell und zuverlässig, mit freundlicher Beratung',
    criticism: 'teuer, und die Preise sind unklar',
  },
};
