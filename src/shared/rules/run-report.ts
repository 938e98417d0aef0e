import type { AnswerMode } from '../entities/answer-mode.ts';
import type { CountedShare, RunFigures, RunReport } from '../entities/campaign-schedule.ts';
import type { RunAnswer } from '../entities/prompt-test.ts';
import { MAX_REPORTED_CITATIONS } from '../limits.ts';
import { citedIn } from './answer-facets.ts';
import { summaryOf } from './brand-analytics.ts';
import { countOf, sumOf, tallyOf } from './campaign-stats.ts';
import { runAlerts } from './run-alerts.ts';
import { isNamed, questionChanges } from './run-changes.ts';
import { answeredIn, reportedChange, sharesOver, type Runs } from './run-shares.ts';

/**
 * The report of a run on one measure, search where the run has it, compared with the run before on the
 * questions that both have answers to (product 21.18). Questions with the brand's name are left out.
 *
 * @param before the newest run before it that has answers
 * @param earlier the one before that, which shows whether a change held
 */
export function runReport(
  run: readonly RunAnswer[],
  before: readonly RunAnswer[],
  earlier: readonly RunAnswer[] = [],
): RunReport {
  const mode = run.some((answer) => answer.mode === 'search') ? 'search' : 'memory';
  const counts = (answer: RunAnswer) => answer.mode === mode && !answer.branded;
  const now = run.filter(counts);
  const same = answeredIn(before.filter(counts), now);
  const named = { memory: namedIn(run, 'memory'), search: namedIn(run, 'search') };
  if (same.length === 0) {
    const nothing = { count: 0, domains: [] };
    const alone = { new_citations: nothing, lost_citations: nothing, alerts: [] };
    return { mode, named, now: figuresOf(now), before: null, change: null, changes: [], ...alone };
  }
  const compared = answeredIn(now, same);
  const runs: Runs = {
    now: compared,
    before: same,
    earlier: answeredIn(earlier.filter(counts), compared),
  };
  return {
    mode,
    named,
    now: figuresOf(compared),
    before: figuresOf(same),
    change: wholeChange(runs),
    changes: questionChanges(runs),
    new_citations: missingIn(same, compared),
    lost_citations: missingIn(compared, same),
    alerts: runAlerts(runs),
  };
}

/** How the share of all compared answers that name the brand changed; null when it may be chance. */
function wholeChange(runs: Runs): RunReport['change'] {
  const shares = sharesOver(runs, () => true, namesBrand);
  const reported = shares && reportedChange(shares);
  return reported && { change: reported.change, held: reported.held };
}

const namesBrand = (answer: RunAnswer) => isNamed(answer, null);

/** Of a measure's answers in a run, those that name the brand. */
function namedIn(run: readonly RunAnswer[], mode: AnswerMode): CountedShare {
  const answers = run.filter((answer) => answer.mode === mode && !answer.branded);
  return { k: answers.filter(namesBrand).length, n: answers.length };
}

function figuresOf(answers: readonly RunAnswer[]): RunFigures {
  const tally = sumOf(answers.map(tallyOf));
  const { tests, mentioned, mentions, shareOfVoice, avgSentiment } = summaryOf(tally);
  return {
    answers: tests,
    mentioned,
    mentions,
    share_of_voice: shareOfVoice,
    sentiment: avgSentiment,
    scored: countOf(tally, 'scored'),
    critical: countOf(tally, 'negative'),
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
