import { parseLocale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import type { EndpointOutput } from '#shared/api/contract.ts';

export type OpenContentData = EndpointOutput<'open-content'>;

/** The prompts and the lesson that every member may open, in the page's language. */
export const $openContent = createFetcherStore<OpenContentData>(['open-content'], {
  fetcher: () =>
    callAsMember('open-content', { locale: parseLocale(document.documentElement.lang) }),
});
