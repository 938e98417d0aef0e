import type { Firestore } from 'firebase-admin/firestore';
import type { Locale } from '#src/i18n/locales.ts';
import type { AnswerAspect } from '#shared/entities/answer-aspect.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { type Scripted, storeCampaign } from './made-up-campaign.ts';

interface FirstTexts {
  campaign: string;
  brand: string;
  /** How an answer speaks of the brand, and two things that it says. */
  own: string;
  praise: string;
  criticism: string;
  rivals: readonly [string, string];
  lines: readonly [string, string];
  domain: string;
  /** Asked one after the other; the last one's answers are on top of the results. */
  questions: readonly string[];
  intro: string;
}

/** The workshop of the lessons. */
export const FIRST_TEXTS: Record<Locale, FirstTexts> = {
  en: {
    campaign: 'Bike repair in Bristol',
    brand: 'Northside Cycles',
    own: 'small and friendly, repairs batteries too, but often booked out.',
    praise: 'small and friendly',
    criticism: 'often booked out',
    rivals: ['Harbour Bikes', 'Spoke & Chain'],
    lines: [
      'e-bikes of all makes, usually within four days.',
      'careful work, by appointment only.',
    ],
    domain: 'northsidecycles.example',
    questions: [
      'My e-bike battery is dead. Who in Bristol repairs it?',
      'Is it worth repairing an old e-bike, and who in Bristol does it honestly?',
      'Where in Bristol can I have an e-bike repaired within a week?',
    ],
    intro: 'These workshops come up most often:',
  },
  de: {
    campaign: 'Fahrradwerkstatt in Bremen',
    brand: 'Nordrad',
    own: 'klein und freundlich, repariert auch Akkus, ist aber oft ausgebucht.',
    praise: 'klein und freundlich',
    criticism: 'oft ausgebucht',
    rivals: ['Hafenrad', 'Speiche & Kette'],
    lines: ['E-Bikes aller Marken, meist innerhalb von vier Tagen.', 'sorgfältig, nur mit Termin.'],
    domain: 'nordrad.example',
    questions: [
      'Mein E-Bike-Akku ist tot. Wer repariert ihn in Bremen?',
      'Lohnt es sich, ein altes E-Bike zu reparieren, und wer in Bremen berät ehrlich?',
      'Wo in Bremen kann ich mein E-Bike innerhalb einer Woche reparieren lassen?',
    ],
    intro: 'Diese Werkstätten werden am häufigsten genannt:',
  },
};

const SAMPLES = 3;
const AGE_DAYS = 60;
/** Between the answers of two calls, in milliseconds. */
const CALL_MS = 60_000;

const ASKED = {
  memory: { platforms: ['chatgpt', 'claude', 'gemini'], named: [2, 6] },
  search: { platforms: ['chatgpt', 'claude'], named: [0, 1, 4] },
} as const;

const PAGES = ['https://werkstattfinder.example/e-bike', 'https://stadtmagazin.example/werkstatt'];

export const firstCampaign = (locale: Locale): string => `demo-first-campaign-${locale}`;

/** The id of the newest answer with search that names the brand. */
export const namedAnswer = (locale: Locale): string => `${firstCampaign(locale)}_39`;

/** The first campaign of the lessons: three questions, each asked three times in both ways just now. */
export async function seedFirstCampaign(
  db: Firestore,
  user_id: string,
  now: Date,
  locale: Locale,
): Promise<void> {
  const { campaign: name, brand, rivals, domain, questions } = FIRST_TEXTS[locale];
  const id = firstCampaign(locale);
  const told = {
    id,
    user_id,
    name,
    brand_name: brand,
    competitors: [...rivals],
    competitor_domains: {},
    own_domains: [domain],
    language: locale,
    questions: [...questions],
    source_kinds: {
      'werkstattfinder.example': 'directory',
      'stadtmagazin.example': 'press',
    } as const,
    // Older than the campaign with weekly runs, which pages show when none is chosen.
    created_at: new Date(now.getTime() - AGE_DAYS * DAY_MS).toISOString(),
  };
  const answers = questions.flatMap((prompt, place) =>
    (['memory', 'search'] as const).flatMap((mode, late) => {
      const calls = (questions.length - place) * 2 - late;
      const call = {
        at: new Date(now.getTime() - calls * CALL_MS),
        batch_id: `${id}-${place}-${mode}`,
      };
      return ASKED[mode].platforms.flatMap((platform, row) =>
        Array.from({ length: SAMPLES }, (_, sample) => {
          const index = row * SAMPLES + sample;
          const isNamed = ASKED[mode].named.some((each) => each === index);
          return {
            ...{ ...call, prompt, mode, platform, sample: sample + 1 },
            ...answer(FIRST_TEXTS[locale], index, isNamed, mode === 'search'),
          } satisfies Scripted;
        }),
      );
    }),
  );
  await storeCampaign(db, told, answers);
}

function answer(texts: FirstTexts, index: number, isNamed: boolean, isSearch: boolean) {
  const { brand, own, praise, criticism, rivals, lines, domain, intro } = texts;
  const others = rivals
    .map((name, place) => `**${name}**: ${lines[place] ?? ''}`)
    .slice(0, index % 3 === 2 ? 1 : 2);
  const named = isNamed
    ? [...others.slice(0, 1), `**${brand}**: ${own}`, ...others.slice(1)]
    : others;
  const aspects: AnswerAspect[] = [
    { aspect: 'service', tone: 'positive', quote: praise },
    { aspect: 'service', tone: 'negative', quote: criticism },
  ];
  const cited = isNamed ? [...PAGES, `https://${domain}/`] : PAGES;
  return {
    text: [intro, '', ...named.map((line, place) => `${place + 1}. ${line}`)].join('\n'),
    searches: isSearch ? 1 : null,
    cited: isSearch ? cited : [],
    other_names: [],
    aspects: isNamed ? aspects : [],
  };
}
