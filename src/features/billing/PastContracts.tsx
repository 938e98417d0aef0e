import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { PastContract } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { ContractDownload } from './ContractDownload';

interface PastContractsProps {
  locale: Locale;
  strings: Dictionary['billing']['management']['contract'];
  /** Newest first. */
  contracts: readonly PastContract[];
}

/** Contracts of memberships that have ended, each with its download (product 6.11). */
export function PastContracts({ locale, strings, contracts }: PastContractsProps) {
  if (contracts.length === 0) return null;
  const day = (instant: string) => formatDay(instant, LOCALE_TAGS[locale]);
  return (
    <section className="mt-10 max-w-2xl border-t border-line pt-6">
      <h3 className="font-semibold">{strings.pastHeading}</h3>
      <p className="mt-2 text-base text-soft">{strings.pastText}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {contracts.map(({ id, started_at, ended_at }) => {
          const name = fill(strings.past, { date: day(started_at) });
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p className="text-base">
                <span className="block font-medium">{name}</span>
                <span className="text-soft">
                  {ended_at && `${fill(strings.pastEnd, { date: day(ended_at) })} · `}
                  <span className="break-all">{id}</span>
                </span>
              </p>
              <ContractDownload
                strings={strings}
                number={id}
                label={`${strings.download}: ${name}`}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
