import { wordsOf } from './text-words.ts';

/** Shorter words say little about what a page is about. */
const MIN_WORD_LENGTH = 4;

const FILE_ENDING = /\.(?:html?|php|aspx?)$/;

/** Two words are about the same thing when they begin alike, up to this many letters at the end. */
const MAX_ENDING = 3;

/**
 * The page of a site that is about a question by its address: every word of the address's last part, or
 * two of its words, begin like one of the question. The one with the most such words; null without one.
 *
 * @param pages addresses on the site
 */
export function pageAbout(question: string, pages: readonly string[]): string | null {
  const asked = meaningful(question);
  let best: { page: string; hits: number } | null = null;
  for (const page of pages) {
    const parts = pathOf(page).split('/').filter(Boolean);
    const last = meaningful(parts.at(-1) ?? '');
    const hits = meaningful(parts.join(' ')).filter((word) => isAsked(word, asked)).length;
    const isAboutAll = last.length > 0 && last.every((word) => isAsked(word, asked));
    if ((isAboutAll || hits >= 2) && hits > (best?.hits ?? 0)) best = { page, hits };
  }
  return best?.page ?? null;
}

/** The path of an address, decoded; empty for what is no address. */
export function pathOf(page: string): string {
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function meaningful(text: string): string[] {
  return wordsOf(text.replace(FILE_ENDING, ''))
    .map(({ folded }) => folded)
    .filter(({ length }) => length >= MIN_WORD_LENGTH);
}

function isAsked(word: string, asked: readonly string[]): boolean {
  return asked.some((other) => {
    const common = commonStart(word, other);
    return common >= MIN_WORD_LENGTH && common >= Math.max(word.length, other.length) - MAX_ENDING;
  });
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
