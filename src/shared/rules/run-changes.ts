import type { QuestionChange } from '../entities/campaign-schedule.ts';
import type { RunAnswer } from '../entities/prompt-test.ts';
import { nameKey } from './brand-names.ts';
import { reportedChange, sharesOver, type Runs } from './run-shares.ts';

/** Questions that are reported after a run. */
const MAX_REPORTED_CHANGES = 5;

/**
 * The questions whose answers name the brand, or a competitor, more or less often than in the run
 * before, and not by chance (product 21.18). The largest changes come first, MAX_REPORTED_CHANGES at
 * most.
 */
export function questionChanges(runs: Runs): QuestionChange[] {
  const prompts = [...new Set(runs.now.map(({ prompt }) => prompt))];
  const changes = prompts.flatMap((prompt) =>
    [null, ...competitorsIn(runs.now)].flatMap((competitor): QuestionChange[] => {
      const shares = sharesOver(
        runs,
        (answer) => answer.prompt === prompt && isComparedWith(answer, competitor),
        (answer) => isNamed(answer, competitor),
      );
      const change = shares && reportedChange(shares);
      if (!change) return [];
      const { k, n } = shares.now;
      const before = { k: change.from.k, n: change.from.n };
      return [
        { prompt, competitor, change: change.change, held: change.held, now: { k, n }, before },
      ];
    }),
  );
  return changes.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAX_REPORTED_CHANGES);
}

function sizeOf({ now, before }: QuestionChange): number {
  return Math.abs(now.k / now.n - before.k / before.n);
}

/** The competitors that the answers were compared with, each once. */
export function competitorsIn(answers: readonly RunAnswer[]): string[] {
  const names = answers.flatMap(({ competitor_mentions }) => competitor_mentions);
  return [...new Map(names.map(({ name }) => [nameKey(name), name])).values()];
}

/**
 * Whether an answer was compared with a competitor; one that is new to the campaign is in no older
 * answer, and its absence there is no change.
 *
 * @param competitor null for the brand, which every answer is about
 */
export function isComparedWith(answer: RunAnswer, competitor: string | null): boolean {
  return competitor === null || mentionsOf(answer, competitor) !== undefined;
}

/** Whether an answer names the brand (null), or a competitor. */
export function isNamed(answer: RunAnswer, competitor: string | null): boolean {
  if (competitor === null) return answer.mentions_count > 0;
  return (mentionsOf(answer, competitor)?.count ?? 0) > 0;
}

function mentionsOf({ competitor_mentions }: RunAnswer, competitor: string) {
  const key = nameKey(competitor);
  return competitor_mentions.find(({ name }) => nameKey(name) === key);
}
