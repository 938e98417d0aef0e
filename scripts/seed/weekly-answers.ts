import type { AnswerAspect } from '#shared/entities/answer-aspect.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Scripted } from './made-up-campaign.ts';
import { BRAND, OTHER, RIVALS, WEEKLY_TEXTS } from './weekly-texts.ts';

/** Both are cited only where a competitor is named and the brand is not. */
export const GAP_DOMAINS = ['radfuehrer.example', 'velo-forum.example'] as const;

/** Of 24 answers from memory and 32 with search of each run: those that name the brand, and rivals. */
const NAMED = {
  memory: { own: [5, 4, 5, 5], rivals: [17, 11, 2], of: 24 },
  search: { own: [8, 11, 15, 20], rivals: [20, 16, 11], of: 32 },
} as const;

type Answer = Omit<Scripted, 'at' | 'batch_id'>;

/** Samples of each question and platform in one run. */
const ASKED = {
  memory: { platforms: ['chatgpt', 'claude', 'gemini'], samples: 1 },
  search: { platforms: ['chatgpt', 'claude'], samples: 2 },
} as const;

/** All answers of a run, the first one being 0, with the question that names the brand. */
export function weeklyAnswers(run: number, locale: Locale): Answer[] {
  const { questions, branded } = WEEKLY_TEXTS[locale];
  return (['memory', 'search'] as const).flatMap((mode) => {
    const asked = [...questions, branded].flatMap((prompt) =>
      ASKED[mode].platforms.flatMap((platform) =>
        Array.from({ length: ASKED[mode].samples }, (_, index) => ({
          prompt,
          platform,
          sample: index + 1,
        })),
      ),
    );
    return asked.map((each, index) =>
      each.prompt === branded
        ? { ...each, mode, ...verdict(mode, locale) }
        : { ...each, mode, ...answer(mode, run, index, locale) },
    );
  });
}

/** Spreads k of n places evenly, other ones for each offset; 7 has no divisor with 24 or 32. */
function isAmong(index: number, k: number, n: number, offset: number): boolean {
  return (index * 7 + offset) % n < k;
}

function answer(mode: AnswerMode, run: number, index: number, locale: Locale) {
  const texts = WEEKLY_TEXTS[locale];
  const { own, rivals, of } = NAMED[mode];
  const isNamed = isAmong(index, own[run] ?? 0, of, run);
  const others = RIVALS.filter((_, place) =>
    isAmong(index, rivals[place] ?? 0, of, run + place * 5),
  );
  const places = isNamed ? [...others.slice(0, 1), BRAND, ...others.slice(1)] : others;
  const isOther = index % 9 === 0;
  const aspects: AnswerAspect[] = [];
  let text = places.map((name, place) => `${place + 1}. ${name}`).join('\n');
  if (places.length === 0) text = texts.nobody;
  if (isOther) text += `\n\n${texts.other}`;
  if (isNamed) {
    const isPraised = index % 5 !== 0;
    const quote = isPraised ? texts.praise : texts.criticism;
    text += `\n\n${BRAND}: ${quote}.`;
    aspects.push(
      isPraised
        ? { aspect: 'service', tone: 'positive', quote }
        : { aspect: 'price', tone: 'negative', quote },
    );
  }
  const hasSearched = mode === 'search' && index % 16 !== 5;
  return {
    text,
    searches: mode === 'memory' ? null : hasSearched ? 1 : 0,
    cited: hasSearched ? citedBy(isNamed, others.length > 0, index) : [],
    other_names: isOther ? [OTHER] : [],
    aspects,
  };
}

function citedBy(isNamed: boolean, hasRival: boolean, index: number): string[] {
  if (isNamed) {
    return [
      'https://stadtmagazin.example/bicycles/workshops',
      ...(index % 2 === 0 ? ['https://fahrwerk-mitte.example/repairs'] : []),
    ];
  }
  if (!hasRival) return ['https://de.wikipedia.org/wiki/Fahrradwerkstatt'];
  const [directory, forum] = GAP_DOMAINS;
  const pages = [`https://${directory}/berlin/${index % 4}`, `https://${forum}/t/berlin`];
  return [...(index % 3 === 0 ? pages : [pages[index % 2] ?? '']), 'https://radgarten.example/'];
}

function verdict(mode: AnswerMode, locale: Locale) {
  const { verdict: text, verdictQuote: quote } = WEEKLY_TEXTS[locale];
  return {
    text,
    searches: mode === 'memory' ? null : 1,
    cited: mode === 'memory' ? [] : ['https://stadtmagazin.example/bicycles/workshops'],
    other_names: [],
    aspects: [{ aspect: 'quality', tone: 'positive', quote } as const],
  };
}
