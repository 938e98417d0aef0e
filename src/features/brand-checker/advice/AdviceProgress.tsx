import { rangeText } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { AdviceEvidence, AdviceView } from '#shared/entities/brand-advice.ts';
import { targetFacet } from '#shared/rules/advice-figure.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { changeOf, share, type Share } from '#shared/rules/shares.ts';
import type { CheckerStrings } from '../strings';

interface AdviceProgressProps {
  item: AdviceView;
  evidence: AdviceEvidence;
  locale: Locale;
  strings: CheckerStrings['advice'];
  /** Opens the answers of a facet from a UTC day on. */
  onOpen: (facet: string, from: string) => void;
}

/** What has come of an item that was done: its figure before and since, with ranges. */
export function AdviceProgress({
  item,
  evidence,
  locale,
  strings: t,
  onOpen,
}: AdviceProgressProps) {
  const { after, done_at } = item;
  const texts = { locale, strings: t };
  const before = share(evidence.before.k, evidence.before.n);
  const since = after && share(after.k, after.n);
  return (
    <div className="mt-1 text-base text-soft">
      <p>
        {fill(t.doneOn, {
          day: done_at === null ? '' : formatDay(done_at, LOCALE_TAGS[locale]),
          figure: t.figures[evidence.target.of],
        })}
      </p>
      <p className="my-1 flex flex-wrap gap-x-6 gap-y-1">
        {before && <Figure label={t.before} share={before} {...texts} />}
        {since && done_at !== null && (
          <button
            type="button"
            className="link text-left"
            onClick={() => onOpen(targetFacet(evidence.target), done_at.slice(0, 10))}
          >
            <Figure label={t.after} share={since} {...texts} />
          </button>
        )}
      </p>
      <p>{before && since ? t.changes[changeOf(since, before)] : t.noneSince}</p>
    </div>
  );
}

function Figure({
  label,
  share: counted,
  locale,
  strings: t,
}: Pick<AdviceProgressProps, 'locale' | 'strings'> & { label: string; share: Share }) {
  return (
    <span>
      {label}{' '}
      <b className="font-semibold text-ink">{fill(t.share, { k: counted.k, n: counted.n })}</b> (
      {rangeText(counted, locale)})
    </span>
  );
}
