import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { TestBatch } from '#shared/rules/brand-batches.ts';
import { sentimentBadge, sentimentLabel } from '#shared/rules/brand-sentiment.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import type { CheckerTexts } from '../strings';
import { AnswerDetails } from './AnswerDetails';
import { AnswerHeading } from './AnswerHeading';
import { NextStepNote } from './NextStepNote';
import { QuestionTable } from './QuestionTable';
import { ResultDisclosure, type CampaignFinder } from './ResultDisclosure';
import { VerdictIcon } from './VerdictIcon';

/** The badges of a group (product 21.8) in this site's tones. */
const TONES = {
  default: 'good',
  destructive: 'signal',
  secondary: 'neutral',
} as const satisfies Record<ReturnType<typeof sentimentBadge>, string>;

interface BatchResultProps extends CheckerTexts {
  batch: TestBatch;
  campaignOf: CampaignFinder;
  /** The newest one is open. */
  isNewest: boolean;
}

/** The answers of one call as one entry (product 21.6). */
export function BatchResult({ batch, campaignOf, isNewest, locale, strings }: BatchResultProps) {
  const { results, sentiments } = strings;
  const { tests, platformCount, testCount, avgMentions, avgSentiment, shareOfVoice } = batch;
  const campaign = campaignOf(tests[0]?.campaign_id ?? '');
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  // Competitors may have been added after these answers; then the advice to add some is left out.
  const hasCompetitors =
    (campaign?.competitors ?? []).length > 0 ||
    tests.some(({ competitor_mentions }) => competitor_mentions.length > 0);
  const isNumbered = testCount > platformCount;
  const texts = { locale, strings };
  const facts = [
    [results.platformCount, platformCount],
    [results.samples, testCount],
    [results.averageMentions, number.format(avgMentions)],
    ...(shareOfVoice === null ? [] : [[results.shareOfVoice, percent.format(shareOfVoice)]]),
  ];
  const summary = (
    <>
      {facts.map(([label, value]) => (
        <span key={label}>
          <span className="text-[0.9375rem] text-soft">{label}</span>{' '}
          <span className="font-medium">{value}</span>
        </span>
      ))}
      <Badge tone={avgSentiment === null ? 'caution' : TONES[sentimentBadge(avgSentiment)]}>
        <VerdictIcon
          verdict={avgSentiment === null ? 'not_mentioned' : sentimentLabel(avgSentiment)}
        />
        {avgSentiment === null
          ? sentiments.not_mentioned
          : `${results.averageSentiment}: ${fill(results.score, { score: avgSentiment })}`}
      </Badge>
    </>
  );
  return (
    <ResultDisclosure
      {...texts}
      prompt={batch.prompt}
      campaign={campaign}
      instant={batch.created_at}
      isOpen={isNewest}
      summary={summary}
    >
      <QuestionTable prompt={batch.prompt} tests={tests} strings={strings} />
      {isNewest && (
        <div className="mt-5">
          <NextStepNote
            stats={statsOf(tests)}
            hasCompetitors={hasCompetitors}
            strings={strings.insights.next}
          />
        </div>
      )}
      <ul className="mt-8 space-y-6">
        {tests.map((test) => (
          <li key={test.id} className="border-l-2 border-ink pl-5">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <AnswerHeading
                test={test}
                isNumbered={isNumbered}
                isCompared={!isNumbered}
                strings={strings}
              />
            </p>
            <AnswerDetails
              {...texts}
              test={test}
              names={campaign}
              isOpen={false}
              isCompared={!isNumbered}
            />
          </li>
        ))}
      </ul>
    </ResultDisclosure>
  );
}
