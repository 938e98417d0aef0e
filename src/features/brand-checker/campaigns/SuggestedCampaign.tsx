import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/Checkbox';
import { fill } from '@/i18n/fill';
import {
  QUESTION_PURPOSES,
  type CampaignSuggestion,
} from '#shared/entities/campaign-suggestion.ts';
import type { CheckerTexts } from '../strings';
import type { CampaignDraft } from './campaign-draft';
import { hasName, withName, withQuestion } from './suggested-draft';

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
  const name = (field: 'brand_variants' | 'competitors', value: string, label = value) => (
    <Checkbox
      key={value}
      checked={hasName(draft[field], value)}
      onChange={({ target }) =>
        onChange({ ...draft, [field]: withName(draft[field], value, target.checked) })
      }
    >
      <span className="wrap-anywhere">{label}</span>
    </Checkbox>
  );
  return (
    <section aria-label={suggest.found} className="mb-8 space-y-5 border-l-4 border-signal pl-5">
      <div>
        <h3 className="text-lg font-semibold">{suggest.found}</h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{suggest.foundHint}</p>
      </div>
      {brand_variants.length > 0 && (
        <Ticks legend={fill(suggest.variants, { brand: suggestion.brand_name })}>
          {brand_variants.map((variant) => name('brand_variants', variant))}
        </Ticks>
      )}
      {competitors.length > 0 && (
        <Ticks legend={suggest.competitors}>
          {competitors.map((competitor) =>
            name(
              'competitors',
              competitor.name,
              competitor.domain === null
                ? competitor.name
                : `${competitor.name} (${competitor.domain})`,
            ),
          )}
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
                    checked={draft.questions.includes(prompt)}
                    onChange={({ target }) =>
                      onChange({
                        ...draft,
                        questions: withQuestion(draft.questions, prompt, target.checked),
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
            {fill(suggest.ticked, { count: draft.questions.length })}
          </p>
        </div>
      )}
    </section>
  );
}
