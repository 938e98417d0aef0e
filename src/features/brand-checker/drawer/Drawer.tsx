import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { Dialog } from '@/components/ui/Dialog';
import { createFetcherStore } from '@/lib/query';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { Fetched } from '../Fetched';
import { loadAnswer } from '../results/answers';
import type { CheckerTexts } from '../strings';
import { AnswerView } from './AnswerView';
import { FacetAnswers } from './FacetAnswers';
import { facetTitle } from './facet-title';
import { $place, closeAnswer, closeDrawer } from './place';

const $answer = createFetcherStore<PromptTest>(
  ['brand-checker/answer/', computed($place, ({ answer }) => answer)],
  { fetcher: (_, id) => loadAnswer(String(id)) },
);

interface DrawerProps extends CheckerTexts {
  campaigns: readonly BrandCampaign[];
  /** The campaign that the page shows. */
  campaign: BrandCampaign | undefined;
  closeLabel: string;
}

/**
 * What a figure opens, at the page's side: one answer, or the list of its answers. The address has it,
 * so that it can be linked to and the back button closes it (product 21.35).
 */
export default function Drawer(props: DrawerProps) {
  const { campaigns, campaign, closeLabel, locale, strings } = props;
  const { facet, from, to, of, answer } = useStore($place);
  const { data: test } = useStore($answer);
  const { drawer } = strings;
  const texts = { locale, strings };
  const isAll = of === 'all';
  const list =
    answer === null && facet !== null && campaign ? { campaign, facet, from, to, isAll } : null;
  const shown = answer === null ? undefined : test;
  const title = list
    ? facetTitle(list.facet, [list.campaign.brand_name, ...list.campaign.competitors], drawer)
    : shown
      ? `${BRAND_PLATFORMS[shown.platform].name}, ${drawer.modes[shown.mode]}`
      : drawer.answer;
  return (
    <Dialog
      open={list !== null || answer !== null}
      onClose={closeDrawer}
      title={title}
      closeLabel={closeLabel}
      size="side"
      readFirst
    >
      {list && (
        <FacetAnswers
          key={`${list.campaign.id}/${list.facet}/${from}/${to}/${of}`}
          {...texts}
          {...list}
          campaigns={campaigns}
        />
      )}
      {answer !== null && (
        <>
          {facet !== null && (
            <button
              type="button"
              className="link mb-3 inline-flex min-h-11 items-center gap-2 text-base"
              onClick={closeAnswer}
            >
              <span aria-hidden="true">←</span>
              {drawer.toList}
            </button>
          )}
          <Fetched store={$answer} gone={drawer.gone}>
            {(loaded) => (
              <AnswerView
                {...texts}
                test={loaded}
                names={campaigns.find(({ id }) => id === loaded.campaign_id) ?? null}
              />
            )}
          </Fetched>
        </>
      )}
    </Dialog>
  );
}
