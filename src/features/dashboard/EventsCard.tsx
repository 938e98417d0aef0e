import type { Dictionary } from '@/i18n/dictionaries';

/** The upcoming-events card (product 7.5). */
export function EventsCard({ strings }: { strings: Dictionary['dashboard']['events'] }) {
  return (
    <section>
      <h2 className="border-b-[1.5px] border-ink pb-3.5 text-heading">{strings.heading}</h2>
      <p className="mt-3 font-medium">{strings.title}</p>
      <p className="text-base text-soft">{strings.next}</p>
    </section>
  );
}
