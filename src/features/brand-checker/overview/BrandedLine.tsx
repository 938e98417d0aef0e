import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { Filled } from '@/components/members/Filled';
import type { OverviewFigures } from '../figures/overview-figures';
import type { CheckerStrings } from '../strings';

interface BrandedLineProps {
  figures: OverviewFigures;
  strings: CheckerStrings['figures']['matrix'];
}

/** Questions that contain the brand's name: they are in no other figure. */
export function BrandedLine({ figures, strings }: BrandedLineProps) {
  const questions = figures.questions.filter(({ branded }) => branded);
  if (questions.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-base text-soft">
      <p>
        {strings.branded}{' '}
        {ANSWER_MODES.filter((mode) => figures.branded[mode].n > 0).map((mode, index) => (
          <span key={mode}>
            {index > 0 && '; '}
            <Filled
              text={strings.brandedCounts[mode]}
              values={{
                n: (
                  <FacetLink facet={facet.branded(mode)} className="link">
                    {figures.branded[mode].n}
                  </FacetLink>
                ),
                critical: (
                  <FacetLink facet={facet.brandedCritical(mode)} className="link">
                    {figures.branded[mode].tone.critical}
                  </FacetLink>
                ),
              }}
            />
          </span>
        ))}
      </p>
      <ul className="mt-1">
        {questions.map(({ hash, text }) => (
          <li key={hash}>
            <FacetLink facet={facet.question(hash)} className="link wrap-anywhere">
              {text}
            </FacetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
