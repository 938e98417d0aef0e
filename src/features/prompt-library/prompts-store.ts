import { parseLocale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import { $premiumUid } from '@/lib/session/store';
import type { PromptDetails } from '#shared/entities/prompt.ts';
import { indexPrompts, type IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { ownDetails } from './own-prompts/own-store';

/** The prompts of the page's language; an empty list after a failure (product 19.6). */
export const $library = createFetcherStore<readonly IndexedPrompt[]>(['prompts/', $premiumUid], {
  fetcher: async () => {
    const locale = parseLocale(document.documentElement.lang);
    const { prompts } = await callAsMember('prompts', { locale });
    return indexPrompts(prompts);
  },
  onError: (error) => console.error('The prompts could not be loaded', error),
});

/** A prompt of the library with its text, in the page's language. */
export function promptStore(id: string) {
  return createFetcherStore<PromptDetails>(['prompt/', id], {
    fetcher: async () => {
      const locale = parseLocale(document.documentElement.lang);
      const { prompt } = await callAsMember('prompt', { locale, id });
      return prompt;
    },
  });
}

/**
 * A library or own prompt with its text; fetched again after a failure.
 *
 * @throws ApiError
 */
export async function loadPrompt(id: string): Promise<PromptDetails> {
  const own = ownDetails(id);
  if (own) return own;
  const $prompt = promptStore(id);
  if ($prompt.get().error !== undefined) $prompt.invalidate();
  const result = await $prompt.fetch();
  if ('error' in result) throw result.error;
  return result.data;
}
