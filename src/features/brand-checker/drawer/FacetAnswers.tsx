import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { LOCALE_TAGS } from '@/i18n/locales';
import { createFetcherStore, createMutatorStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { ALL_ANSWERS } from '#shared/rules/answer-facets.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { callChecker } from '../api';
import { Fetched } from '../Fetched';
import { $figures } from '../figures/figures-store';
import { Excerpt } from '../results/MarkedText';
import type { CheckerTexts } from '../strings';
import { AnswerLink } from './OpenLinks';

interface AnswerPage {
  tests: TestSummary[];
  nextCursor: string | null;
}

interface Figure {
  /** Null for all of them. */
  campaignId: string | null;
  facet: string;
  /** The first and the last UTC day; null for all. */
  from: string | null;
  to: string | null;
}

async function loadPage(figure: Figure, cursor?: string): Promise<AnswerPage> {
  const { campaignId, facet, from, to } = figure;
  const { tests, next_cursor } = await callChecker({
    action: 'tests',
    ...(campaignId !== null && { campaign_id: campaignId }),
    ...(facet !== ALL_ANSWERS && { facet }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(cursor !== undefined && { cursor }),
  });
  return { tests, nextCursor: next_cursor };
}

/** The stores of one figure's answers: its first page, and the next ones. */
function facetStores(figure: Figure) {
  const { campaignId, facet, from, to } = figure;
  const $answers = createFetcherStore<AnswerPage>(
    ['brand-checker/facet/', campaignId ?? 'all', '/', from ?? '', '/', to ?? '', '/', facet],
    { fetcher: () => loadPage(figure) },
  );
  const $more = createMutatorStore<string>(
    async ({ data: cursor }) => {
      const { tests, nextCursor } = await loadPage(figure, cursor);
      const before = $answers.value?.data;
      // The list may have been closed meanwhile.
      if (before) $answers.mutate({ tests: [...before.tests, ...tests], nextCursor });
    },
    { throttleCalls: true },
  );
  return { $answers, $more };
}

interface FacetAnswersProps extends CheckerTexts {
  campaigns: readonly BrandCampaign[];
  campaign: BrandCampaign;
  /** The answers of all campaigns. */
  isAll: boolean;
  facet: string;
  /** The first UTC day; null for the figures' period. */
  from: string | null;
  to: string | null;
}

/** The answers that a figure comes from, newest first. Give it a `key` of its figure. */
export function FacetAnswers({ from, ...props }: FacetAnswersProps) {
  // The matrix shows answers to a question of whatever day.
  if (from !== null || props.facet.startsWith('question:')) {
    return <AnswerList {...props} from={from} />;
  }
  return (
    <Fetched store={$figures}>
      {({ period }) => <AnswerList {...props} from={period.from} />}
    </Fetched>
  );
}

function AnswerList(props: FacetAnswersProps) {
  const { campaigns, campaign, isAll, facet, from, to, locale, strings } = props;
  const [{ $answers, $more }] = useState(() =>
    facetStores({ campaignId: isAll ? null : campaign.id, facet, from, to }),
  );
  const namesOf = (test: TestSummary) =>
    campaigns.find(({ id }) => id === test.campaign_id) ?? campaign;
  const { mutate: loadMore, loading, error } = useStore($more);
  const { drawer, results } = strings;
  return (
    <Fetched store={$answers}>
      {({ tests, nextCursor }) => (
        <>
          {tests.length === 0 && <p className="text-soft">{drawer.none}</p>}
          <ol>
            {tests.map((test) => (
              <li key={test.id} className="border-t border-line">
                <AnswerRow test={test} names={namesOf(test)} locale={locale} strings={strings} />
              </li>
            ))}
          </ol>
          {error !== undefined && <p role="alert">{drawer.moreFailed}</p>}
          {nextCursor !== null && (
            <Button
              variant="line"
              size="small"
              className="mt-4"
              aria-disabled={loading || undefined}
              onClick={() => void loadMore(nextCursor)}
            >
              {loading ? results.loadingMore : results.more}
            </Button>
          )}
        </>
      )}
    </Fetched>
  );
}

interface AnswerRowProps extends CheckerTexts {
  test: TestSummary;
  names: BrandCampaign;
}

/** One answer of a list: its question, the words around the brand, and where it is from. */
function AnswerRow({ test, names, locale, strings }: AnswerRowProps) {
  const { drawer } = strings;
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'medium' });
  return (
    <AnswerLink answer={test.id} className="group/answer block py-3 hover:bg-wash">
      <span
        lang={textLanguage(test.prompt)}
        className="line-clamp-2 font-medium wrap-anywhere group-hover/answer:underline"
      >
        {test.prompt}
      </span>
      {test.excerpt !== null && (
        <span className="mt-1 block">
          <Excerpt text={test.excerpt} names={names} />
        </span>
      )}
      <span className="mt-1 block text-[0.9375rem] text-soft">
        {BRAND_PLATFORMS[test.platform].name}, {drawer.modes[test.mode]} ·{' '}
        {day.format(new Date(test.created_at))} ·{' '}
        {test.mentions_count > 0 ? drawer.named : drawer.notNamed}
      </span>
    </AnswerLink>
  );
}
