import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { ResultEntry } from '#shared/rules/brand-batches.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import type { CheckerTexts } from '../strings';
import { AnswersToRead } from './AnswersToRead';
import { NextStepNote } from './NextStepNote';
import { QuestionTable } from './QuestionTable';
import { ResultDisclosure, type CampaignFinder } from './ResultDisclosure';

interface QuestionResultProps extends CheckerTexts {
  entry: ResultEntry;
  campaignOf: CampaignFinder;
  /** The newest one is open. */
  isNewest: boolean;
}

/** The answers of one call to a question as one entry (product 21.6). */
export function QuestionResult(props: QuestionResultProps) {
  const { entry, campaignOf, isNewest, locale, strings } = props;
  const { results } = strings;
  const tests = entry.kind === 'batch' ? entry.tests : [entry.test];
  const [first] = tests;
  if (!first) return null;
  const campaign = campaignOf(first.campaign_id);
  // Competitors may have been added after these answers; then the advice to add some is left out.
  const hasCompetitors =
    (campaign?.competitors ?? []).length > 0 ||
    tests.some(({ competitor_mentions }) => competitor_mentions.length > 0);
  const texts = { locale, strings };
  const measures = ANSWER_MODES.flatMap((mode) => {
    const answers = tests.filter((test) => test.mode === mode);
    return answers.length === 0 ? [] : [{ mode, answers }];
  });
  return (
    <ResultDisclosure
      {...texts}
      prompt={first.prompt}
      campaign={campaign}
      instant={entry.created_at}
      isOpen={isNewest}
      summary={
        <>
          {measures.map(({ mode, answers }) => (
            <span key={mode}>
              <span className="font-medium">{namedOf(answers, strings)}</span>{' '}
              <span className="text-[0.9375rem] text-soft">{strings.drawer.modes[mode]}</span>
            </span>
          ))}
          {entry.kind === 'batch' && <Averages {...texts} batch={entry} />}
          {first.is_sample && <Badge>{results.sample}</Badge>}
        </>
      }
    >
      <div className="space-y-6">
        {measures.map(({ mode, answers }) => (
          <div key={mode}>
            <p className="mb-1 font-medium">{strings.figures.matrix.groups[mode]}</p>
            <QuestionTable
              prompt={first.prompt}
              tests={answers}
              answersOf={(read) => (
                <AnswersToRead tests={read} names={campaign} strings={strings} />
              )}
              strings={strings}
            />
          </div>
        ))}
      </div>
      {isNewest && (
        <div className="mt-5">
          <NextStepNote
            stats={statsOf(tests)}
            hasCompetitors={hasCompetitors}
            strings={strings.insights.next}
          />
        </div>
      )}
    </ResultDisclosure>
  );
}

/** How many of the answers name the brand. */
function namedOf(answers: readonly TestSummary[], strings: CheckerTexts['strings']): string {
  const k = answers.filter(({ mentions_count }) => mentions_count > 0).length;
  return fill(strings.results.namedIn, { k, n: answers.length });
}

/** The averages of a call with several answers. */
function Averages({
  batch: { avgMentions, avgSentiment, shareOfVoice },
  locale,
  strings: { results },
}: CheckerTexts & { batch: Extract<ResultEntry, { kind: 'batch' }> }) {
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  const facts: [string, string | null][] = [
    [results.averageMentions, number.format(avgMentions)],
    [results.shareOfVoice, shareOfVoice === null ? null : percent.format(shareOfVoice)],
    [
      results.averageSentiment,
      avgSentiment === null ? null : fill(results.score, { score: avgSentiment }),
    ],
  ];
  return facts.map(
    ([label, value]) =>
      value !== null && (
        <span key={label} className="text-[0.9375rem] text-soft">
          {label} {value}
        </span>
      ),
  );
}
