import type { EndpointInput } from '#shared/api/contract.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { contractNotice } from './en/contract-notice.ts';
import { fill } from './fill.ts';

/** The notice's declaration, as a sentence of the declarant (§§ 312k (4), 356a (4) BGB). */
export function noticeDeclaration(
  texts: (typeof contractNotice)['declarations'],
  notice: EndpointInput<'contract-notice'>,
): string {
  const text = texts[notice.kind === 'withdrawal' ? 'withdrawal' : notice.cause];
  return fill(text, { contract: notice.contract });
}

/**
 * The text about the refund after a member's withdrawal.
 *
 * @param refund the amount in cents; `currency` in ISO 4217
 * @param tag BCP 47 tag of the language
 */
export function refundedText(
  text: string,
  { cents, currency }: { cents: number; currency: string },
  tag: string,
): string {
  return fill(text, { amount: formatMoney(cents, currency, tag) });
}
