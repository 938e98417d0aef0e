interface Data {
  language?: string;
  site?: { title?: string };
  offer?: { sells?: string; where?: string };
}

const QUESTIONS = {
  German: [
    ['discovery', 'Welche Läden kannst du dafür empfehlen?'],
    ['discovery', 'Wo kaufen Leute in meiner Stadt das am liebsten?'],
    ['local', 'Wer liefert das in meinem Viertel noch am selben Tag?'],
    ['comparison', 'Welche Anbieter sollte ich vergleichen, und worin unterscheiden sie sich?'],
    ['price', 'Was kostet das üblicherweise, und wer ist günstig und trotzdem gut?'],
    ['trust', 'Welchen Anbietern vertraut ihre Kundschaft am meisten?'],
    ['problem', 'Ich brauche das bis morgen: Wer hilft mir schnell?'],
  ],
  English: [
    ['discovery', 'Which shops can you recommend for this?'],
    ['discovery', 'Where do people in my town like to buy this?'],
    ['local', 'Who delivers this in my part of town on the same day?'],
    ['comparison', 'Which providers should I compare, and how do they differ?'],
    ['price', 'What does this usually cost, and who is cheap and still good?'],
    ['trust', 'Which providers do their customers trust most?'],
    ['problem', 'I need this by tomorrow: who can help me quickly?'],
  ],
} as const;

/** Whether a JSON schema asks for suggestions for a campaign. */
export function asksForCampaign(schema: unknown): boolean {
  const properties = (schema as { properties?: object } | undefined)?.properties ?? {};
  return 'competitors' in properties && 'questions' in properties;
}

/**
 * Suggestions for a campaign: the brand is what the site's title begins with, everything else is made
 * up.
 *
 * @param prompt whose last line is the site or the offer as JSON
 */
export function sampleCampaign(prompt: string): object {
  const { language, site, offer } = JSON.parse(prompt.split('\n').at(-1) ?? '') as Data;
  const brand = site?.title?.split(/ [–|-] /)[0] ?? '';
  const isGerman = language === 'German';
  return {
    brand,
    spellings: brand === '' ? [] : [brand.toUpperCase(), `${brand} Berlin`],
    sells: offer?.sells ?? site?.title ?? '',
    country: isGerman ? 'DE' : 'GB',
    place: offer?.where ?? (isGerman ? 'Berlin' : 'Bristol'),
    competitors: [
      { name: 'Nordlicht Digital', domain: 'nordlicht.example' },
      { name: 'Kiezwerk', domain: '' },
      { name: 'Havelmotion', domain: 'havelmotion.example' },
    ],
    questions: QUESTIONS[isGerman ? 'German' : 'English'].map(([purpose, text]) => ({
      purpose,
      text,
    })),
  };
}
