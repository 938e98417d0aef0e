import { atom } from 'nanostores';
import { refreshClaims } from '@/lib/session/store';
import { callAsMember } from '@/lib/session/member-api';
import type { Locale } from '@/i18n/locales';
import { ApiError } from '@/lib/api-client';
import type { PromptWithCategory } from '#shared/entities/prompt.ts';
import { indexPrompts, type IndexedPrompt } from '#shared/rules/prompt-library.ts';

export type Library =
  { state: 'loading' } | { state: 'ready'; prompts: IndexedPrompt[]; hasFailed: boolean };

export const $library = atom<Library>({ state: 'loading' });

/** Loads the prompts of a language; whatever fails leaves an empty list (product 19.6). */
export async function loadLibrary(locale: Locale): Promise<void> {
  $library.set({ state: 'loading' });
  try {
    const prompts = await readPrompts(locale);
    $library.set({ state: 'ready', prompts: indexPrompts(prompts), hasFailed: false });
  } catch (error) {
    console.error('The prompts could not be loaded', error);
    $library.set({ state: 'ready', prompts: [], hasFailed: true });
  }
}

/**
 * Asks the server, and Firestore itself when that fails. A refusal is an answer and not a failure: a
 * member who is no longer premium gets a new token, and the page's guard leads on.
 */
async function readPrompts(locale: Locale): Promise<PromptWithCategory[]> {
  try {
    return (await callAsMember('prompts', { locale }, { revalidate: true })).prompts;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'premium-required') {
      await refreshClaims();
      throw error;
    }
    console.error('The call for the prompts failed', error);
    const { readFromStore } = await import('./read-from-store');
    return readFromStore(locale);
  }
}
