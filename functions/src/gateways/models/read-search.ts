import type { StepResult, ToolSet } from 'ai';
import { z } from 'zod';
import {
  MAX_CITED_PAGES,
  MAX_RETRIEVED_PAGES,
  MAX_SEARCH_QUERIES,
  MAX_SEARCHES_PER_ANSWER,
} from '#shared/limits.ts';
import { cleanPages, oneLine, type RawPage } from './found-pages.ts';
import type { AnswerSearch } from './model-answer.ts';

/** A part of an answer, as the SDK gives it. */
export type AnswerPart = StepResult<ToolSet>['content'][number];

/** OpenAI's result. A call that opened a page, or looked for words in one, has another action. */
const openAiResult = z.object({
  action: z
    .object({
      type: z.string(),
      query: z.string().optional(),
      queries: z.array(z.string()).optional(),
    })
    .optional(),
  sources: z.array(z.object({ url: z.string().optional() })).default([]),
});

/** Anthropic's: the pages. What was searched for is in the call. */
const anthropicResult = z.array(z.object({ url: z.string(), title: z.string().nullish() }));
const anthropicCall = z.object({ query: z.string() });

interface Finding {
  queries: string[];
  pages: RawPage[];
}

/**
 * What an answer cites and what its searches found.
 *
 * `result.sources` of the SDK does not tell them apart: with `ai` 7.0, `@ai-sdk/openai` 4.0 and
 * `@ai-sdk/anthropic` 4.0 it has what was found, but what is cited where the provider names no
 * results. So cited pages are read from `citations` of the text parts (OpenAI's `url_citation`,
 * Anthropic's `web_search_result_location`), and found ones from the searches' results (OpenAI's
 * `action.sources`, which the SDK asks for by `include`; Anthropic's `web_search_tool_result`). OpenAI
 * gives no titles with them. A result that says that the search failed is a `tool-error` part; it is
 * not billed and not counted.
 *
 * @param parts of all responses of the answer: after a pause, a result is in the response after its call
 */
export function readSearch(parts: readonly AnswerPart[]): AnswerSearch {
  const findings = findingsIn(parts);
  const citations = parts.flatMap((part) => (part.type === 'text' ? (part.citations ?? []) : []));
  const cited = citations.flatMap(({ source }) => (source.sourceType === 'url' ? [source] : []));
  const queries = findings.flatMap((finding) => finding.queries.map(oneLine));
  const found = findings.flatMap(({ pages }) => pages);
  return {
    searches: Math.min(findings.length, MAX_SEARCHES_PER_ANSWER),
    queries: [...new Set(queries)].filter((query) => query !== '').slice(0, MAX_SEARCH_QUERIES),
    cited: cleanPages(cited, MAX_CITED_PAGES),
    retrieved: cleanPages(found, MAX_RETRIEVED_PAGES, cited),
  };
}

/** One for each search that was made. */
function findingsIn(parts: readonly AnswerPart[]): Finding[] {
  const asked = new Map<string, string>();
  for (const part of parts) {
    if (part.type !== 'tool-call') continue;
    const call = anthropicCall.safeParse(part.input);
    if (call.success) asked.set(part.toolCallId, call.data.query);
  }
  return parts.flatMap((part) => {
    if (part.type !== 'tool-result') return [];
    const pages = anthropicResult.safeParse(part.output);
    if (pages.success) {
      const query = asked.get(part.toolCallId);
      return { queries: query === undefined ? [] : [query], pages: pages.data };
    }
    const { action, sources } = openAiResult.parse(part.output);
    if (action !== undefined && action.type !== 'search') return [];
    const { query = '', queries = [query] } = action ?? {};
    return { queries, pages: sources.flatMap(({ url }) => (url === undefined ? [] : { url })) };
  });
}
