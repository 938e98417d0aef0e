import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandRun } from '#shared/entities/brand-run.ts';
import type { RunWait } from '#shared/entities/campaign-schedule.ts';
import { logFailure } from '../log.ts';
import { releaseAnswers, type Reservation } from '../stores/brand-usage.ts';
import {
  claimSlot,
  failSlot,
  finishSlot,
  skipRest,
  type Asked,
  type Claim,
} from '../stores/run-claims.ts';
import { answerOrError } from './brand-answer.ts';
import { concludeRun } from './close-run.ts';
import { readEntitlement } from './entitlement.ts';
import { readBudget } from './model-budget.ts';

/** Result of a turn. */
export type Turn =
  /** A model was asked, and more may follow. */
  | 'asked'
  | 'asked-and-closed'
  /** The run is over. */
  | 'closed'
  /** Another process is finishing the run, or it was deleted. */
  | 'nothing'
  /** Nothing that is left can be asked now. */
  | RunWait;

/**
 * Begins one turn of a run: claims its next question. Each step is stored before the next begins, so that
 * another process can continue a turn that was interrupted anywhere.
 *
 * @param siblingId another run of the member, see {@link claimSlot}
 */
export async function claimTurn(
  { id, kind, user_id }: Pick<BrandRun, 'id' | 'kind' | 'user_id'>,
  siblingId: string | null,
  clock: () => Date,
): Promise<Claim> {
  const { isPremium } = await readEntitlement(user_id, clock());
  if (!isPremium) await skipRest(id, 'membership-ended');
  const budget = await readBudget(clock());
  if (budget === 'stopped' && kind === 'question') await skipRest(id, 'budget');
  return claimSlot(id, { siblingId, isOverBudget: budget !== 'open' }, clock());
}

/** Ends a turn: asks the claimed question and stores its answer, or closes the run. */
export async function finishTurn(id: string, claim: Claim, clock: () => Date): Promise<Turn> {
  switch (claim.kind) {
    case 'claimed': {
      const isDone = await askAndStore(claim.campaign, claim.asked, claim.reservation, clock());
      // At once: a run that is done must not wait until there are answers for others again.
      return isDone && (await concludeRun(id, clock())) ? 'asked-and-closed' : 'asked';
    }
    case 'settled':
      return (await concludeRun(id, clock())) ? 'closed' : 'nothing';
    case 'busy':
    case 'gone':
      return 'nothing';
    default:
      return claim.kind;
  }
}

/** @returns whether the run is done */
async function askAndStore(
  campaign: StoredBrandCampaign,
  asked: Asked,
  reservation: Reservation | null,
  now: Date,
): Promise<boolean> {
  const { prompt, platform, mode, sample } = asked;
  const question = { prompt, platform, mode, sample_index: sample, now };
  const answer = await answerOrError(campaign, question);
  if (!('error' in answer)) return finishSlot(asked, answer);
  const { isFree, isRetired, error } = answer;
  const isDone = await failSlot(asked, isRetired ? 'model-retired' : error.code, isFree);
  if (isFree && reservation !== null) {
    await releaseAnswers(reservation, 1).catch((error: unknown) =>
      logFailure('model answer of a run not given back', error, { uid: reservation.uid }),
    );
  }
  return isDone;
}
