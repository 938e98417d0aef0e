import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandRun } from '#shared/entities/brand-run.ts';
import type { RunAnswer } from '#shared/entities/prompt-test.ts';
import { afterRun, lastRunOf } from '#shared/rules/run-closing.ts';
import { runReport } from '#shared/rules/run-report.ts';
import { findConfirmedEmail } from '../gateways/auth.ts';
import { runMail } from '../mail/brand-run.ts';
import { todoBlocks } from '../mail/brand-run-todo.ts';
import { findAdvice } from '../stores/brand-advice.ts';
import { findRun } from '../stores/brand-runs.ts';
import { findCampaign } from '../stores/brand-campaigns.ts';
import { readRunAnswers } from '../stores/prompt-tests.ts';
import { closeRun, type Closing } from '../stores/run-closing.ts';

/**
 * Closes a run of which nothing is left to ask. One of a schedule is reported, compared with the newest
 * one before it that has answers, and with the one before that.
 *
 * @returns whether it was closed now
 */
export async function concludeRun(id: string, now: Date): Promise<boolean> {
  const run = await findRun(id);
  const campaign = run === null ? null : await findCampaign(run.campaign_id);
  if (run === null || campaign === null) return false;
  if (run.kind === 'question') return closeRun(id, () => ({ changes: null, mails: [] }), now);
  const { base_id = null, earlier_id = null } = campaign.last_run ?? {};
  // Settled slots do not change, so what is read here is what the transaction closes.
  const [answers, before, earlier, to, advice] = await Promise.all([
    answersOf(run),
    answersOfRun(base_id),
    answersOfRun(earlier_id),
    campaign.schedule?.mail === true ? findConfirmedEmail(run.user_id) : null,
    findAdvice(run.user_id, campaign.id),
  ]);
  const report = runReport(answers, before, earlier);
  const conclude = (closing: BrandRun, current: StoredBrandCampaign): Closing => {
    const last_run = lastRunOf(closing, current.last_run, report, now);
    const { schedule } = current;
    if (schedule === null) return { changes: { schedule, last_run }, mails: [] };
    const after = afterRun(schedule, last_run.problems, now);
    const todo = todoBlocks(advice?.items ?? [], current, after.locale);
    const mail = to === null || !after.mail ? null : runMail(to, current, after, last_run, todo);
    return {
      changes: { schedule: after, last_run },
      mails: mail === null ? [] : [{ key: `brand-run-${id}`, mail }],
    };
  };
  return closeRun(id, conclude, now);
}

async function answersOfRun(id: string | null): Promise<RunAnswer[]> {
  const run = id === null ? null : await findRun(id);
  return run === null ? [] : answersOf(run);
}

async function answersOf(run: BrandRun): Promise<RunAnswer[]> {
  return readRunAnswers(run.slots.flatMap(({ test_id }) => test_id ?? []));
}
