import { atom } from 'nanostores';
import type { Locale } from '@/i18n/locales';
import { createMutatorStore } from '@/lib/query';
import type { CampaignSuggestion } from '#shared/entities/campaign-suggestion.ts';
import { MODEL_CALL_TIMEOUT_MS } from '#shared/limits.ts';
import { callChecker } from '../api';
import { EMPTY_DRAFT, type CampaignDraft } from './campaign-draft';
import { withSuggestion } from './suggested-draft';

/** What suggestions are made from, as it is typed. */
export interface SuggestionSource {
  hasSite: boolean;
  domain: string;
  sells: string;
  where: string;
}

const NO_SOURCE: SuggestionSource = { hasSite: true, domain: '', sells: '', where: '' };

/** The form's drafts. In stores, because a reload or a membership check unmounts the form. */
export const $source = atom(NO_SOURCE);
export const $suggestion = atom<CampaignSuggestion | null>(null);
export const $newCampaign = atom<CampaignDraft | null>(null);

/** The draft of a new campaign, before anything was typed with the page's language. */
export function newDraft(draft: CampaignDraft | null, locale: Locale): CampaignDraft {
  return draft ?? { ...EMPTY_DRAFT, language: locale };
}

/** Begins another campaign. */
export function clearNewCampaign(): void {
  $newCampaign.set(null);
  $suggestion.set(null);
  $source.set(NO_SOURCE);
}

interface SuggestRequest {
  source: SuggestionSource;
  locale: Locale;
}

/** Asks for suggestions, one call at a time, and puts them into the form (product 21.36). */
export const $suggest = createMutatorStore<SuggestRequest, boolean>(
  async ({ data: { source, locale } }) => {
    const { hasSite, domain, sells, where } = source;
    const offer = { sells, ...(where.trim() !== '' && { where }) };
    const { suggestion } = await callChecker(
      { action: 'suggest-campaign', locale, ...(hasSite ? { domain } : offer) },
      MODEL_CALL_TIMEOUT_MS,
    );
    const draft = newDraft($newCampaign.get(), locale);
    $newCampaign.set(withSuggestion(draft, suggestion, $suggestion.get()));
    $suggestion.set(suggestion);
    return true;
  },
  // The form shows the failure; the call has logged it.
  { throttleCalls: true, onError: () => undefined },
);
