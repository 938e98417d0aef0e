import { fetchPage, type FetchedPage } from '../gateways/guarded-fetch.ts';
import type { SiteBudget } from '../gateways/guarded-fetch/site-budget.ts';
import { SiteError } from '../gateways/guarded-fetch/site-error.ts';

/**
 * The page at an address as a person types it. As browsers do: by https, and where that cannot be reached
 * and nobody asked for it, by http.
 *
 * @throws SiteError
 */
export async function fetchTyped(typed: string, budget: SiteBudget): Promise<FetchedPage> {
  if (/^https?:\/\//i.test(typed)) return fetchPage(typed, budget);
  try {
    return await fetchPage(`https://${typed}`, budget);
  } catch (error) {
    if (!(error instanceof SiteError && error.code === 'site-unreachable')) throw error;
    return fetchPage(`http://${typed}`, budget);
  }
}
