import { atom } from 'nanostores';
import { refreshClaims } from '@/features/auth/store';
import { callAsMember } from '@/features/auth/member-api';
import type { Locale } from '@/i18n/locales';
import { ApiError } from '@/lib/api-client';
import type { PromptWithCategory } from '@/shared/entities/prompt';

export type Library =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; prompts: PromptWithCategory[] };

export const $library = atom<Library>({ state: 'loading' });

/**
 * Loads the prompts of a language. A member who is no longer premium gets a new token, and the
 * page's guard leads on.
 */
export async function loadLibrary(locale: Locale): Promise<void> {
  $library.set({ state: 'loading' });
  try {
    const { prompts } = await callAsMember('prompts', { locale });
    $library.set({ state: 'ready', prompts });
  } catch (error) {
    $library.set({ state: 'failed' });
    if (error instanceof ApiError && error.code === 'premium-required') await refreshClaims();
  }
}
