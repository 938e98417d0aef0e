import type { AdviceItem } from '#shared/entities/brand-advice.ts';
import type { LibraryPrompt } from '#shared/entities/prompt.ts';
import type { AdviceCandidate, AdviceTopic } from '#shared/rules/advice-candidate.ts';
import type { AdviceWording } from '#shared/rules/advice-choice.ts';
import { brandAdviceItems as de } from '#src/i18n/de/brand-advice-items.ts';
import { brandAdviceItems as en } from '#src/i18n/en/brand-advice-items.ts';
import { fill } from '#src/i18n/fill.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathOf } from '#shared/rules/known-pages.ts';

const TEXTS = { en, de };

/** Longest text from an answer or a page in a wording, in UTF-16 code units. */
const MAX_PIECE_LENGTH = 90;

/** Questions that a prompt about a whole page gets. */
const MOST_QUESTIONS = 5;

/** The words of the rules for a candidate. */
export function adviceWording(
  { topic, kind, facts }: AdviceCandidate,
  locale: Locale,
): AdviceWording {
  const words = TEXTS[locale];
  const { domain, page, question, aspect, quotes, rival, k, n, cited } = facts;
  const values = {
    domain,
    page: short(topic === 'gap' ? page.title : shownPage(page.url)),
    question: short(question),
    aspect: aspect === null ? '' : words.aspects[aspect],
    quote: short(quotes[0] ?? ''),
    rival: rival.name,
    rivalK: rival.k,
    k,
    n,
    cited,
  };
  const word = ({ title, why }: AdviceWording) => ({
    title: fill(title, values),
    why: fill(why, values),
  });
  switch (topic) {
    case 'gap': {
      const { title, titlePage, titleProfile, why } = words.gap;
      const named = page.title === '' ? title : titlePage;
      return word({ title: kind === 'profile' ? titleProfile : named, why });
    }
    case 'silent':
    case 'silentPage': {
      const { title, why, whyRival } = words[topic];
      return word({ title, why: rival.k > 0 ? whyRival : why });
    }
    default:
      return word(words[topic]);
  }
}

/** An own page as its path; the home page as its domain. */
function shownPage(url: string): string {
  const path = pathOf(url);
  return path === '' || path === '/' ? (URL.parse(url)?.host ?? '') : path;
}

function short(text: string): string {
  if (text.length <= MAX_PIECE_LENGTH) return text;
  return `${text
    .slice(0, MAX_PIECE_LENGTH - 1)
    .toWellFormed()
    .trimEnd()}…`;
}

/** Key of the library's prompt that helps. */
export function advicePromptKey({ topic, kind }: AdviceCandidate): string {
  if (kind === 'profile') return 'messaging-house';
  if (kind === 'others-page') return 'cold-outreach-with-a-reason';
  if (kind === 'new-page') return 'article-brief-for-writers';
  return topic === 'critical' ? 'comment-and-crisis-replies' : 'answer-engine-readiness';
}

const LESSONS: Record<AdviceTopic, string> = {
  gap: 'brand-checker-first-campaign',
  silent: 'brand-checker-first-campaign',
  silentPage: 'brand-checker-over-time',
  critical: 'checking-answers',
  listed: 'brand-checker-first-campaign',
  site: 'web-search-first-hour',
  cited: 'web-search-first-hour',
  held: 'brand-checker-over-time',
  profiles: 'brand-checker-first-campaign',
};

/** Key of the lesson that helps. */
export function adviceLessonKey({ topic }: AdviceCandidate): string {
  return LESSONS[topic];
}

/**
 * What is known for the variables of a library prompt in its language; those that it has not are left
 * out.
 *
 * @param questions of all candidates, the weightiest first
 */
export function promptValues(
  prompt: LibraryPrompt,
  { facts }: AdviceCandidate,
  brand: { name: string; site: string },
  questions: readonly string[],
): NonNullable<AdviceItem['prompt']>['values'] {
  const { variables, prospect } = TEXTS[prompt.language];
  const { domain, page, question, quotes, rival, n, cited } = facts;
  const asked = question === '' ? questions.slice(0, MOST_QUESTIONS) : [question];
  const address = page.url === '' ? domain : `${page.title} ${page.url}`.trim();
  const known: Record<keyof typeof variables, string> = {
    prospects: domain === '' ? '' : fill(prospect, { domain, cited, n, page: address }),
    offer: [brand.name, brand.site].filter(Boolean).join(', '),
    brand: brand.name,
    competitor: rival.name,
    topic: question,
    publication: brand.site,
    questions: asked.join('\n'),
    comments: quotes.map((quote) => `“${quote}”`).join('\n'),
  };
  const names = new Set((prompt.variables ?? []).map(({ name }) => name));
  const pairs = Object.entries(known).map(
    ([key, value]) => [variables[key as keyof typeof variables], value] as const,
  );
  return Object.fromEntries(pairs.filter(([name, value]) => names.has(name) && value !== ''));
}
