import { fill } from '@/i18n/fill';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { isComplimentary } from '#shared/rules/access.ts';
import { formatShortDay } from '../format';
import type { OperationsStrings, OperationsTexts } from '../strings';

export type MemberRow = OperationsOutput<'members'>['rows'][number];

/**
 * The reason for a member's access; a paid membership takes precedence over complimentary premium.
 */
export function accessOf(row: MemberRow): 'admin' | 'premium' | 'complimentary' | 'free' {
  if (row.is_admin) return 'admin';
  if (!row.is_premium) return 'free';
  return row.subscription?.status === 'active' ? 'premium' : 'complimentary';
}

export function accessText(row: MemberRow, strings: OperationsStrings['members']): string {
  return strings[accessOf(row)];
}

/** The text with the last day of complimentary premium; null without it. */
export function complimentaryText(
  { complimentary }: MemberRow,
  { locale, strings }: OperationsTexts,
): string | null {
  if (complimentary === null || !isComplimentary(complimentary, new Date())) return null;
  const { ends_at } = complimentary;
  if (ends_at === null) return strings.members.openEnded;
  // The instant is the midnight after that day.
  return formatShortDay(new Date(Date.parse(ends_at) - 1).toISOString(), locale);
}

export function subscriptionText(
  { subscription }: MemberRow,
  { locale, strings: { members } }: OperationsTexts,
): string {
  if (subscription === null) return members.noSubscription;
  const status = members.statuses[subscription.status];
  if (subscription.status === 'canceled' || subscription.ends_at === null) return status;
  return fill(members.ending, { status, date: formatShortDay(subscription.ends_at, locale) });
}
