import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { claimsToProve } from '#src/claims/register.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import type { OperationsTexts } from './strings';

/** Claims of the site without evidence, and those that lose it within 30 days (product 14.6). */
export function ClaimsToProve({ locale, strings }: OperationsTexts) {
  const { heading, hint, none, unproven, until, names } = strings.claims;
  const claims = claimsToProve(germanDay(new Date()));
  return (
    <section className="mt-12">
      <h3 className="font-semibold">{heading}</h3>
      <p className="mt-2 text-base text-soft">{claims.length === 0 ? none : hint}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line text-base empty:hidden">
        {claims.map(({ id, validUntil }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <span>{names[id]}</span>
            <span className="text-soft">
              {validUntil === null
                ? unproven
                : fill(until, { date: formatDay(validUntil, LOCALE_TAGS[locale]) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
