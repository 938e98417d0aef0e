import { atom } from 'nanostores';
import { callAsMember } from '@/lib/session/member-api';
import { parseLocale, type Locale } from '@/i18n/locales';
import type { PromptDetails } from '#shared/entities/prompt.ts';
import { indexPrompts, type IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { ownDetails } from './own-prompts/own-store';

export type Library =
  { state: 'loading' } | { state: 'ready'; prompts: IndexedPrompt[]; hasFailed: boolean };

export const $library = atom<Library>({ state: 'loading' });

/** Prompts that somebody wanted whole, by their ids, until the page is left. */
const details = new Map<string, Promise<PromptDetails>>();

/** Loads the prompts of a language; whatever fails leaves an empty list (product 19.6). */
export async function loadLibrary(locale: Locale): Promise<void> {
  $library.set({ state: 'loading' });
  try {
    const { prompts } = await callAsMember('prompts', { locale });
    $library.set({ state: 'ready', prompts: indexPrompts(prompts), hasFailed: false });
  } catch (error) {
    console.error('The prompts could not be loaded', error);
    $library.set({ state: 'ready', prompts: [], hasFailed: true });
  }
}

/**
 * A prompt whole, asked for once; what failed is asked for again.
 *
 * @throws ApiError
 */
export function loadPrompt(id: string): Promise<PromptDetails> {
  const own = ownDetails(id);
  if (own) return Promise.resolve(own);
  const known = details.get(id);
  if (known) return known;
  const locale = parseLocale(document.documentElement.lang);
  const asked = callAsMember('prompt', { locale, id }).then(({ prompt }) => prompt);
  details.set(id, asked);
  asked.catch(() => details.delete(id));
  return asked;
}
