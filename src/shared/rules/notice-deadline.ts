import type { StoredContractNotice } from '../entities/handled.ts';
import { germanDay } from './dates.ts';
import { DAY_MS } from './durations.ts';

/**
 * Days from the notice until it must be dealt with. A withdrawal must be refunded within 14 days (§
 * 357 (1) BGB); the others are our own promise: an answer to a cause within a week, an ordinary
 * cancellation by the next day.
 */
const DAYS = { withdrawal: 14, for_cause: 7, ordinary: 1 } as const;

/** The day in Berlin by which a notice must be dealt with. */
export function noticeDeadline({
  kind,
  cause = 'ordinary',
  received_at,
}: Pick<StoredContractNotice, 'kind' | 'cause' | 'received_at'>): string {
  const days = DAYS[kind === 'withdrawal' ? 'withdrawal' : cause];
  // The day of the notice itself does not count (§ 187 (1) BGB).
  const received = Date.parse(germanDay(new Date(received_at)));
  return new Date(received + days * DAY_MS).toISOString().slice(0, 10);
}
