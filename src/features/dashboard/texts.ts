import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { OrderTexts } from '@/i18n/order-facts';
import type { BrandNews } from '#shared/entities/next-steps.ts';

export type DashboardStrings = Pick<
  Dictionary,
  'dashboard' | 'events' | 'billing' | 'members' | 'trial'
> & {
  order: OrderTexts;
  /** How many members there are, with `{count}`. */
  memberText: string;
  /** What an admin sees in place of their next step. */
  today: Dictionary['operations']['today'];
  charts: Dictionary['brandChecker']['charts'];
};

/** What the parts of the overview are given. */
export interface OverviewTexts {
  locale: Locale;
  strings: DashboardStrings;
  /** Number of the glossary's terms. */
  terms: number;
  /** The made-up campaign, as it is counted when the site is built. */
  sample: Pick<BrandNews, 'memory' | 'search'>;
}
