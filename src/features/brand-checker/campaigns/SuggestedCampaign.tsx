import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/Checkbox';
import { fill } from '@/i18n/fill';
import {
  QUESTION_PURPOSES,
  type CampaignSuggestion,
} from '#shared/entities/campaign-suggestion.ts';
import type { CheckerTexts } from '../strings';
import { questionsOf, type CampaignDraft } from './campaign-draft';
import { hasName, withCompetitor, withName, withQuestion } from './suggested-draft';

interface SuggestedCampaignProps extends CheckerTexts {
  suggestion: CampaignSuggestion;
  draft: CampaignDraft;
  onChange: (draft: CampaignDraft) => void;
}

function Ticks({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="space-y-2.5">{children}</div>
    </fieldset>
  );
}

/** The suggestions, of which those that are ticked go into the draft (product 21.36). */
export function SuggestedCampaign(props: SuggestedCampaignProps) {
  const { suggestion, draft, strings, onChange } = props;
  const { suggest } = strings;
  const { brand_variants, competitors, questions, language } = suggestion;
  const asked = questionsOf(draft);
  return (
    <section aria-label={suggest.found} className="mb-8 space-y-5 border-l-4 border-signal pl-5">
      <div>
        <h3 className="text-lg font-semibold">{suggest.found}</h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{suggest.foundHint}</p>
      </div>
      {brand_variants.length > 0 && (
        <Ticks legend={fill(suggest.variants, { brand: suggestion.brand_name })}>
          {brand_variants.map((variant) => (
            <Checkbox
              key={variant}
              checked={hasName(draft.brand_variants, variant)}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  brand_variants: withName(draft.brand_variants, variant, target.checked),
                })
              }
            >
              <span className="wrap-anywhere">{variant}</span>
            </Checkbox>
          ))}
        </Ticks>
      )}
      {competitors.length > 0 && (
        <Ticks legend={suggest.competitors}>
          {competitors.map((competitor) => (
            <Checkbox
              key={competitor.name}
              checked={hasName(draft.competitors, competitor.name)}
              onChange={({ target }) => onChange(withCompetitor(draft, competitor, target.checked))}
            >
              <span className="wrap-anywhere">
                {competitor.domain === null
                  ? competitor.name
                  : `${competitor.name} (${competitor.domain})`}
              </span>
            </Checkbox>
          ))}
        </Ticks>
      )}
      {questions.length === 0 ? (
        <p>{suggest.none}</p>
      ) : (
        <div className="space-y-5">
          <div>
            <h4 className="font-semibold">{suggest.questions}</h4>
            <p className="mt-1 text-[0.9375rem] text-soft">{suggest.questionsHint}</p>
          </div>
          {QUESTION_PURPOSES.filter((purpose) =>
            questions.some((question) => question.purpose === purpose),
          ).map((purpose) => (
            <Ticks key={purpose} legend={suggest.purposes[purpose]}>
              {questions
                .filter((question) => question.purpose === purpose)
                .map(({ prompt }) => (
                  <Checkbox
                    key={prompt}
                    checked={asked.includes(prompt)}
                    onChange={({ target }) =>
                      onChange({
                        ...draft,
                        questions: withQuestion(asked, prompt, target.checked),
                      })
                    }
                  >
                    <span lang={language} className="wrap-anywhere">
                      {prompt}
                    </span>
                  </Checkbox>
                ))}
            </Ticks>
          ))}
          <p className="text-[0.9375rem] text-soft">
            {fill(suggest.ticked, { count: asked.length })}
          </p>
        </div>
      )}
    </section>
  );
}
