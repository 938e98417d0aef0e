import type { BrandQuota, SearchQuota } from '#shared/api/brand-questions.ts';

/** A member's limits as the page has them, unused and not reset soon by default. */
export function brandQuota({
  searches,
  ...fields
}: Partial<Omit<BrandQuota, 'searches'>> & {
  searches?: Partial<SearchQuota>;
} = {}): BrandQuota {
  const resets_at = '2050-01-01T00:00:00.000Z';
  return {
    used: 0,
    limit: 100,
    resets_at,
    searches: { used: 0, limit: 400, resets_at, used_today: 0, limit_today: 60, ...searches },
    ...fields,
  };
}
