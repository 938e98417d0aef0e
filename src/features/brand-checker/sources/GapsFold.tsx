import { Fetched } from '../Fetched';
import { $sources } from '../figures/figures-store';
import { Fold } from '@/components/members/Fold';
import type { CheckerTexts } from '../strings';
import { openTab } from '../tabs';
import { SourceGaps } from './SourceGaps';

/** The overview's part on sources, with the way to all of them. */
export function GapsFold({ locale, strings }: CheckerTexts) {
  const t = strings.figures.gaps;
  return (
    <Fetched store={$sources}>
      {(sources) => {
        const largest = sources.domains.filter(({ has_gap }) => has_gap).slice(0, 2);
        return (
          <Fold
            heading={t.heading}
            fact={largest.map(({ domain, gap }) => `${domain} ${gap}`).join(', ') || t.none}
            aside={
              <button type="button" className="link" onClick={() => openTab('sources')}>
                {t.all}
              </button>
            }
          >
            <SourceGaps sources={sources} locale={locale} strings={strings} />
          </Fold>
        );
      }}
    </Fetched>
  );
}
