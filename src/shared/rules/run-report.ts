import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { RunAlert, RunFigures, RunReport } from '../entities/campaign-schedule.ts';
import type { RunAnswer } from '../entities/prompt-test.ts';
import { MAX_REPORTED_CITATIONS } from '../limits.ts';
import { summaryOf } from './brand-analytics.ts';
import { sumOf, tallyOf } from './campaign-stats.ts';
import { citedIn } from './answer-facets.ts';

/**
 * The report of a run on one measure, search where the run has it, compared with the run before on the
 * questions that both have answers to. Questions with the brand's name are left out.
 */
export function runReport(run: readonly RunAnswer[], runBefore: readonly RunAnswer[]): RunReport {
  const mode = run.some((answer) => answer.mode === 'search') ? 'search' : 'memory';
  const counts = (answer: RunAnswer) => answer.mode === mode && !answer.branded;
  const [now, before] = [run.filter(counts), runBefore.filter(counts)];
  const same = answeredIn(before, now);
  if (same.length === 0) {
    const nothing = { count: 0, domains: [] };
    const alone = { before: null, new_citations: nothing, lost_citations: nothing, alerts: [] };
    return { mode, now: figuresOf(now), ...alone };
  }
  const compared = answeredIn(now, before);
  return {
    mode,
    now: figuresOf(compared),
    before: figuresOf(same),
    new_citations: missingIn(same, compared),
    lost_citations: missingIn(compared, same),
    alerts: [...droppedOut(compared, same), ...passed(compared, same)],
  };
}

/** The answers whose questions are also in `others`. */
function answeredIn(answers: readonly RunAnswer[], others: readonly RunAnswer[]): RunAnswer[] {
  const known = new Set(others.map(questionOf));
  return answers.filter((answer) => known.has(questionOf(answer)));
}

function questionOf({ platform, prompt }: RunAnswer): string {
  return `${platform} ${prompt}`;
}

function figuresOf(answers: readonly RunAnswer[]): RunFigures {
  const { tests, mentioned, mentions, shareOfVoice, avgSentiment } = summaryOf(
    sumOf(answers.map(tallyOf)),
  );
  return {
    answers: tests,
    mentioned,
    mentions,
    share_of_voice: shareOfVoice,
    sentiment: avgSentiment,
  };
}

/** Domains that the answers cite and the others do not; those that most answers cite come first. */
function missingIn(
  others: readonly RunAnswer[],
  answers: readonly RunAnswer[],
): RunReport['new_citations'] {
  const known = new Set(others.flatMap(domainsOf));
  const counts = new Map<string, number>();
  for (const domain of answers.flatMap(domainsOf)) {
    if (!known.has(domain)) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  const domains = [...counts]
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .map(([domain]) => domain);
  return { count: domains.length, domains: domains.slice(0, MAX_REPORTED_CITATIONS) };
}

function domainsOf(answer: RunAnswer): string[] {
  return [...new Set(citedIn(answer).map(({ domain }) => domain))];
}

function mentionsIn(answers: readonly RunAnswer[], platform?: BrandPlatformId): number {
  return answers
    .filter((answer) => (platform ?? answer.platform) === answer.platform)
    .reduce((sum, { mentions_count }) => sum + mentions_count, 0);
}

/** Whether the brand is no longer mentioned: on all platforms, else by platform. */
function droppedOut(now: readonly RunAnswer[], before: readonly RunAnswer[]): RunAlert[] {
  const isOut = (platform?: BrandPlatformId) =>
    mentionsIn(before, platform) > 0 && mentionsIn(now, platform) === 0;
  if (isOut()) return [{ kind: 'dropped-out', platform: null }];
  return brandPlatformIds
    .filter((platform) => isOut(platform))
    .map((platform) => ({ kind: 'dropped-out', platform }));
}

/** Competitors that had no more mentions than the brand, which had some, and now have more. */
function passed(now: readonly RunAnswer[], before: readonly RunAnswer[]): RunAlert[] {
  const [ownNow, ownBefore] = [mentionsIn(now), mentionsIn(before)];
  const countsBefore = competitorCounts(before);
  return [...competitorCounts(now)]
    .filter(([name, count]) => {
      const earlier = countsBefore.get(name);
      // A competitor without earlier counts is new to the campaign, so it has not passed the brand.
      return earlier !== undefined && ownBefore > 0 && earlier <= ownBefore && count > ownNow;
    })
    .map(([competitor]) => ({ kind: 'passed', competitor }));
}

function competitorCounts(answers: readonly RunAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count } of answers.flatMap((answer) => answer.competitor_mentions)) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}
