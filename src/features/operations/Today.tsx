import { useEffect } from 'react';
import { OpenItems } from '@/components/members/OpenItems';
import { $today } from '@/lib/operations-today';
import { ClaimsToProve } from './ClaimsToProve';
import type { ListProps } from './tabs';

/** The open items of all lists, fetched again whenever the tab opens, and the claims to prove. */
export function Today({ locale, strings }: ListProps) {
  useEffect(() => $today.revalidate(), []);
  return (
    <section className="max-w-3xl">
      <h2 className="text-heading">{strings.tabs.today}</h2>
      <p className="mt-3 mb-6 text-base text-soft">{strings.today.hint}</p>
      <OpenItems locale={locale} strings={strings.today} />
      <ClaimsToProve locale={locale} strings={strings} />
    </section>
  );
}
