import { parseLocale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import type { EndpointOutput } from '#shared/api/contract.ts';

/** The next live Q&A. Without a member in its key: another one never comes without a new page. */
export const $nextEvent = createFetcherStore<EndpointOutput<'events'>>(['next-event'], {
  fetcher: () => callAsMember('events', { locale: parseLocale(document.documentElement.lang) }),
});
