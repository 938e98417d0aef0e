import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { OperationsOutput } from '#shared/api/operations.ts';
import type { NoticeContract } from '#shared/entities/notice-case.ts';
import { PLAN_CURRENCY } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { formatShortDay } from '../format';
import type { OperationsStrings, OperationsTexts } from '../strings';

export type NoticeRow = OperationsOutput<'contract-notices'>['rows'][number];

export function kindOf({ kind, cause }: NoticeRow, strings: OperationsStrings['notices']): string {
  if (kind === 'withdrawal') return strings.withdrawal;
  return cause === 'for_cause' ? strings.forCause : strings.cancellation;
}

/** The requested end of the contract. */
export function endText(
  { kind, ends_on }: NoticeRow,
  { locale, strings }: OperationsTexts,
): string | null {
  if (kind === 'withdrawal') return null;
  return ends_on === undefined ? strings.notices.earliest : formatShortDay(ends_on, locale);
}

/** Instructions for the operator. */
export function todoText(row: NoticeRow, { locale, strings }: OperationsTexts): string {
  const { todo, contract } = row.case;
  const { account_deleted: deleted } = row;
  const day = (at: string | null | undefined) => (at ? formatShortDay(at, locale) : '');
  return fill(strings.notices.todos[todo], {
    due: day(row.due_on),
    until: day(contract?.withdrawable_until),
    end: day(contract?.ends_at),
    refund: contract ? moneyText(contract, contract.due_cents, locale) : '',
    refunded: contract
      ? moneyText(contract, contract.refunded_cents, locale)
      : deletedRefund(deleted, locale),
    deleted: day(deleted?.at),
  });
}

/**
 * The note that the account was deleted meanwhile: the payment may be refunded already, and there
 * is no membership to end.
 */
export function deletionText(
  { account_deleted: deleted }: NoticeRow,
  { locale, strings }: OperationsTexts,
): string | null {
  return (
    deleted &&
    fill(strings.notices.accountDeleted, {
      date: formatShortDay(deleted.at, locale),
      refund: deletedRefund(deleted, locale),
    })
  );
}

function deletedRefund(
  deleted: NoticeRow['account_deleted'],
  locale: OperationsTexts['locale'],
): string {
  return formatMoney(deleted?.refund_cents ?? 0, PLAN_CURRENCY, LOCALE_TAGS[locale]);
}

/** The facts of the contract, as labels and values. */
export function contractFacts(
  { case: { contract } }: NoticeRow,
  { locale, strings }: OperationsTexts,
): [label: string, value: string][] {
  if (contract === null) return [];
  const { columns: names, notices } = strings;
  const until = formatShortDay(contract.withdrawable_until, locale);
  const inTime = contract.is_in_time ? notices.inTime : notices.tooLate;
  return [
    [names.ordered_at, formatShortDay(contract.ordered_at, locale)],
    [names.withdrawable_until, fill(inTime, { date: until })],
    [
      names.due_cents,
      contract.due_cents === null
        ? notices.workedOut
        : moneyText(contract, contract.due_cents, locale),
    ],
    [names.refunded, moneyText(contract, contract.refunded_cents, locale)],
  ];
}

function moneyText(
  { currency }: NoticeContract,
  cents: number | null,
  locale: OperationsTexts['locale'],
): string {
  return cents === null ? '' : formatMoney(cents, currency, LOCALE_TAGS[locale]);
}
