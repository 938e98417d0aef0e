import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { bad, good, orGood, type Finding } from './finding.ts';

/** An e-mail that is to be sent, as the extension notes it. */
export interface QueuedMail {
  id: string;
  created: Date;
  /** Of `delivery.state`; null before the extension has seen the row. */
  state: string | null;
}

/** After this long an e-mail that waits shows that nothing sends it, in milliseconds. */
const MAIL_WAIT_MS = 15 * 60_000;

/** Most ids that a finding names. */
const NAMED = 5;

/**
 * Whether e-mails leave the queue.
 *
 * @param mails the newest; null where nothing sends them, as on this machine
 */
export function checkMail(mails: readonly QueuedMail[] | null, now: Date): Finding[] {
  if (mails === null) return [good('E-mails show in the local mailbox, nothing sends them')];
  const failed = mails.filter(({ state }) => state === 'ERROR');
  const stuck = mails.filter(
    ({ state, created }) =>
      state !== 'SUCCESS' && state !== 'ERROR' && now.getTime() - created.getTime() > MAIL_WAIT_MS,
  );
  const wrong: Finding[] = [];
  if (failed.length > 0) {
    const todo = `Look at delivery.error of mail/${idsOf(failed)}, mend it, and set delivery.state to RETRY.`;
    wrong.push(bad(`${failed.length} e-mails could not be sent`, todo));
  }
  if (stuck.length > 0) {
    const todo = `Look at the extension "Trigger Email" and its log; waiting: mail/${idsOf(stuck)}.`;
    wrong.push(bad(`${stuck.length} e-mails have waited for over 15 minutes`, todo));
  }
  return orGood(wrong, `The mail queue moves (${mails.length} looked at)`);
}

function idsOf(mails: readonly QueuedMail[]): string {
  return mails
    .slice(0, NAMED)
    .map(({ id }) => id)
    .join(', ');
}

/** @param failure why the platform's model gave no answer; null when it answered */
export function checkModel(platform: BrandPlatformId, failure: string | null): Finding {
  const { name } = BRAND_PLATFORMS[platform];
  if (failure === null) return good(`The model of ${name} answers`);
  const todo = 'Look at the key, the model’s name and the provider’s status (docs/operations.md).';
  return bad(`The model of ${name} does not answer: ${failure}`, todo);
}

/** @param failure where the way of a member broke off; null when it did not */
export function checkSession(failure: string | null): Finding {
  if (failure === null) return good('A session is made, and its cookie is known');
  const todo =
    'See that the functions’ service account may make session cookies (docs/deploy.md), and look at the log of the function api.';
  return bad(`A member could not sign in: ${failure}`, todo);
}

/** @param status of `/api/health`; null without an answer */
export function checkHealth(address: string, status: number | null): Finding {
  if (status === 200) return good(`${address} answers`);
  const todo =
    'Look at the log of the function api, and at the rewrite of /api/** in firebase.json.';
  return bad(`${address} ${status === null ? 'gives no answer' : `answers ${status}`}`, todo);
}
