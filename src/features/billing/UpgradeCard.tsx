import { Button } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { ANNUAL_PRICE_CENTS, PLAN_CURRENCY } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';

interface UpgradeCardProps {
  locale: Locale;
  strings: Dictionary['billing']['upgrade'];
  onJoin: () => void;
}

/** Price and benefits of Premium, for free members (product 7.6). */
export function UpgradeCard({ locale, strings, onJoin }: UpgradeCardProps) {
  return (
    <section className="grid gap-x-10 rounded-md border border-line bg-raised p-6 sm:grid-cols-2">
      <h2 className="text-heading sm:col-span-2">{strings.heading}</h2>
      <p className="mt-4">
        <span className="block text-title font-semibold tabular-nums">
          {formatMoney(ANNUAL_PRICE_CENTS, PLAN_CURRENCY, LOCALE_TAGS[locale], 'auto')}
        </span>
        <span className="mt-1 block text-base text-soft">{strings.perYear}</span>
      </p>
      <ul className="my-6 space-y-2 text-base sm:row-span-2 sm:mt-4 sm:mb-0">
        {strings.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <span className="mt-1 text-good">
              <CheckIcon />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <Button variant="signal" className="w-full self-end" onClick={onJoin}>
        {strings.action}
      </Button>
    </section>
  );
}
