import type { Locale } from '#src/i18n/locales.ts';

/** Whose answer it is to be. */
export interface Place {
  /** Country that is searched from, ISO 3166-1 alpha-2, e.g. `DE`. */
  country: string;
  /** Language of the reader. */
  locale: Locale;
}

/** A page of the web, found or cited. */
export interface FoundPage {
  /** http(s), at most MAX_URL_LENGTH, without fragment. */
  url: string;
  /** One line, untrusted, at most MAX_LINE_LENGTH; null when the provider names none. */
  title: string | null;
}

/** What an answer's web searches did. */
export interface AnswerSearch {
  /** Searches that were made, at most MAX_SEARCHES_PER_ANSWER; failed ones are not counted. */
  searches: number;
  /** What was searched for, untrusted; a search can have several. */
  queries: string[];
  /** Pages that the answer cites, each once, in the order of the text. */
  cited: FoundPage[];
  /** Pages that the searches found, each once, cited or not. */
  retrieved: FoundPage[];
}

/** What a model answered. */
export interface ModelAnswer {
  /** The model that answered, as the provider names it. */
  model: string;
  text: string;
  /** The answer stopped before its end. */
  isCut: boolean;
  /** Null from memory. An answer that was to search and did not has 0 searches. */
  search: AnswerSearch | null;
  /** Tokens that the provider counted, 0 where it told none. */
  usage: { inputTokens: number; outputTokens: number };
}
