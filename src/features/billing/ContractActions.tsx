import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ContractDownload } from './ContractDownload';

interface ContractActionsProps {
  locale: Locale;
  strings: Dictionary['billing']['management'];
  subscription: SubscriptionView;
  /** The contract's number. */
  number: string;
  onWithdraw: () => void;
}

/**
 * The contract's download and, until the last day for it, the button to withdraw (product 6.11,
 * 6.12).
 */
export function ContractActions(props: ContractActionsProps) {
  const { locale, strings, subscription, number, onWithdraw } = props;
  const { withdrawal, plan_currency } = subscription;
  const t = strings.contract;
  const tag = LOCALE_TAGS[locale];

  return (
    <section className="mt-10 border-t border-line pt-6">
      <h3 className="font-semibold">{t.heading}</h3>
      <p className="mt-2 text-base text-soft">{t.text}</p>
      {withdrawal && (
        <p className="mt-2 text-base">
          {fill(withdrawal.refund_cents > 0 ? t.withdrawable : t.withdrawableFree, {
            date: formatDay(withdrawal.until, tag),
            refund: formatMoney(withdrawal.refund_cents, plan_currency, tag),
          })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ContractDownload strings={t} number={number} />
        {withdrawal && (
          <Button variant="line" onClick={onWithdraw}>
            {strings.withdrawal.title}
          </Button>
        )}
      </div>
    </section>
  );
}
