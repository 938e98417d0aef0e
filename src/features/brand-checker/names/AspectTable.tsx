import { fill } from '@/i18n/fill';
import { ASPECT_TONES, type AspectTone } from '#shared/entities/answer-aspect.ts';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import type { AspectQuote } from '#shared/entities/aspect-quote.ts';
import type { AspectCounts } from '#shared/entities/brand-month.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import type { CheckerStrings } from '../strings';

interface AspectTableProps {
  /** By aspect and measure. */
  aspects: readonly AspectCounts[];
  /** Words of the answers, as far as they are known. */
  quotes: readonly AspectQuote[];
  strings: CheckerStrings['advice']['aspects'];
  /** Opens the answers of a facet. */
  onOpen: (facet: string) => void;
}

/** From critical to in favour; a row shows the most critical words. */
const TONES = [...ASPECT_TONES].reverse();

/** What the answers say about the brand, by aspect, each measure by itself (product 21.38). */
export function AspectTable({ aspects, quotes, strings: t, onOpen }: AspectTableProps) {
  const modes = [...ANSWER_MODES].reverse().filter((mode) => rowsOf(aspects, mode).length > 0);
  if (modes.length === 0) return <p className="py-2.5 text-soft">{t.none}</p>;
  return (
    <>
      {modes.map((mode) => (
        <table key={mode} className="mb-6 w-full text-left text-base">
          <caption className="sr-only">{`${t.caption}: ${t.mode[mode]}`}</caption>
          <thead>
            <tr className="text-sm text-soft">
              <th scope="col" className="py-2 font-medium">
                {t.mode[mode]}
              </th>
              {TONES.map((tone) => (
                <th key={tone} scope="col" className="py-2 text-right font-normal">
                  {t[tone]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(aspects, mode).map((row) => (
              <AspectRow key={row.aspect} {...{ row, quotes, onOpen }} strings={t} />
            ))}
          </tbody>
        </table>
      ))}
      <p className="border-t border-line pt-2.5 text-sm text-soft">{t.note}</p>
    </>
  );
}

function AspectRow({
  row,
  quotes,
  strings: t,
  onOpen,
}: Omit<AspectTableProps, 'aspects'> & { row: AspectCounts }) {
  const { aspect, mode } = row;
  const own = quotes.filter((each) => each.aspect === aspect && each.mode === mode);
  const quote = TONES.flatMap((tone) => own.filter((each) => each.tone === tone))[0]?.quote;
  const label = (tone: AspectTone) =>
    fill(t.read, { aspect: t.names[aspect], tone: t[tone], count: row[tone] });
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 align-top font-medium">
        {t.names[aspect]}
        {quote !== undefined && (
          <q className="mt-0.5 block text-sm font-normal text-soft">{quote}</q>
        )}
      </th>
      {TONES.map((tone) => (
        <td key={tone} className="py-1 text-right align-top tabular-nums">
          {row[tone] === 0 ? (
            <span className="inline-block py-1 text-soft">0</span>
          ) : (
            <button
              type="button"
              className="link min-w-6 py-1 text-right"
              aria-label={label(tone)}
              onClick={() => onOpen(facet.aspect(aspect, mode, tone))}
            >
              {row[tone]}
            </button>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The aspects of a measure, the most spoken of first. */
function rowsOf(aspects: readonly AspectCounts[], mode: AnswerMode): AspectCounts[] {
  const total = (row: AspectCounts) => row.positive + row.neutral + row.negative;
  return aspects
    .filter((row) => row.mode === mode && total(row) > 0)
    .sort((a, b) => total(b) - total(a));
}
