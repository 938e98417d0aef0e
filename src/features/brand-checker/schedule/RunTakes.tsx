import { fill } from '@/i18n/fill';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import { MAX_SEARCHES_PER_ANSWER } from '#shared/limits.ts';
import { askedAnswers } from '#shared/rules/asked-answers.ts';
import { askedLine, askedPart } from '../asked-line';
import type { CheckerStrings } from '../strings';
import { isSchedulable, questionOf, type ScheduleDraft } from './schedule-draft';
import { runModes } from './schedule-texts';

interface RunTakesProps {
  draft: ScheduleDraft;
  quota: BrandQuota | null;
  strings: CheckerStrings;
}

/** Most runs in a month. */
const RUNS_IN_MONTH = { daily: 31, weekly: 5 };

/** What a schedule's runs ask, and what they take of the member's limits. */
export function RunTakes({ draft, quota, strings: { asking, schedule: words } }: RunTakesProps) {
  const question = questionOf(draft);
  const { every, modes } = draft;
  const searches = modes === 'memory' ? 0 : askedAnswers('search', question).answers;
  const lines = [];
  if (every === 'off' || !isSchedulable(draft)) lines.push(words.incomplete);
  else {
    if (modes !== 'search' || searches > 0) {
      lines.push(
        fill(asking.schedule.run, { line: askedLine(runModes(draft), question, asking, true) }),
      );
    }
    if (modes === 'search') {
      lines.push(
        fill(asking.schedule.monthly, { part: askedPart('memory', question, asking, true) }),
      );
    }
    if (quota && searches > 0) {
      const runs = RUNS_IN_MONTH[every];
      const low = runs * searches;
      const high = low * MAX_SEARCHES_PER_ANSWER;
      lines.push(fill(asking.schedule.month, { runs, low, high, limit: quota.searches.limit }));
    }
    if (quota) lines.push(fill(asking.schedule.memoryLimit, { limit: quota.limit }));
  }
  return (
    <p className="text-[0.9375rem] text-soft" role="status">
      {lines.join(' ')}
    </p>
  );
}
