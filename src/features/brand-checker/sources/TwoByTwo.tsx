import type { TwoByTwo as Counts } from '#shared/entities/brand-month.ts';
import { facet, type NamedCited } from '#shared/rules/answer-facets.ts';
import { FacetLink } from '../drawer/OpenLinks';
import type { CheckerStrings } from '../strings';

interface TwoByTwoProps {
  counts: Counts;
  strings: CheckerStrings['sources']['twoByTwo'];
}

/** The search answers by two facts: they name the brand, and they cite one of its pages. */
export function TwoByTwo({ counts, strings: t }: TwoByTwoProps) {
  const cell = (place: NamedCited, note?: string) => (
    <td className="py-2 pr-4 align-top">
      <FacetLink
        facet={facet.namedCited(place)}
        className={`text-xl font-semibold hover:underline ${place === 'both' ? 'text-signal-ink' : ''}`}
      >
        {counts[place]}
      </FacetLink>
      {note !== undefined && <span className="block text-[0.875rem] text-soft">{note}</span>}
    </td>
  );
  return (
    <table className="w-full text-left text-base tabular-nums">
      <caption className="border-b-[1.5px] border-ink pb-2 text-left font-semibold">
        {t.heading}
      </caption>
      <thead className="text-[0.875rem] text-soft">
        <tr>
          <td />
          <th scope="col" className="py-2 font-normal">
            {t.named}
          </th>
          <th scope="col" className="py-2 font-normal">
            {t.notNamed}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-t border-line">
          <th scope="row" className="py-2 pr-4 align-top font-normal">
            {t.cited}
          </th>
          {cell('both')}
          {cell('citedOnly', t.citedOnly)}
        </tr>
        <tr className="border-t border-line">
          <th scope="row" className="py-2 pr-4 align-top font-normal">
            {t.notCited}
          </th>
          {cell('namedOnly', t.namedOnly)}
          {cell('neither')}
        </tr>
      </tbody>
    </table>
  );
}
