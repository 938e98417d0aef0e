import { factsOf, lastOf, type Fact, type SwitchName } from './facts.ts';
import {
  NOTHING_AT_STRIPE,
  type StoredMember,
  type StoredState,
  type StripeMember,
  type StripeState,
} from './state.ts';

interface Seen {
  facts: readonly Fact[];
  stored: StoredState;
  stripe: StripeState;
}

/**
 * Compares what was acknowledged with what the store, Auth and Stripe hold when nothing is under way any
 * more.
 *
 * @returns one line for each difference; none when all is well
 */
export function faultsOf(seen: Seen): string[] {
  return [
    ...lostRows(seen),
    ...lostAnswers(seen),
    ...wrongCounters(seen),
    ...lostByMembers(seen),
    ...wrongSwitches(seen),
    ...wrongMemberships(seen),
    ...notDeleted(seen),
  ];
}

/** Deleted accounts have nothing left that could be compared, nor has one whose deletion broke off. */
function goneOf(facts: readonly Fact[]): ReadonlySet<string | null> {
  const broken = factsOf(facts, 'unclear').filter(({ action }) => action === 'deletion');
  return new Set([...factsOf(facts, 'deleted'), ...broken].map(({ uid }) => uid));
}

function unclearOf(facts: readonly Fact[], uid: string, actions: readonly string[]): number {
  return factsOf(facts, 'unclear').filter(
    (fact) => fact.uid === uid && actions.includes(fact.action),
  ).length;
}

function lostRows({ facts, stored }: Seen): string[] {
  const lost: string[] = [];
  for (const { subject } of factsOf(facts, 'contact')) {
    if (!stored.contacts.has(subject)) lost.push(`Contact request "${subject}" is lost.`);
  }
  for (const { reference } of factsOf(facts, 'notice')) {
    if (!stored.notices.has(reference)) lost.push(`Contract notice ${reference} is lost.`);
  }
  for (const { uid, id } of factsOf(facts, 'campaign')) {
    if (stored.campaigns.get(id)?.uid !== uid) lost.push(`${uid}: campaign ${id} is lost.`);
  }
  return lost;
}

function lostAnswers({ facts, stored }: Seen): string[] {
  const lost = factsOf(facts, 'answers').flatMap(({ uid, campaign, ids }) =>
    ids
      .filter((id) => stored.tests.get(id) !== campaign)
      .map((id) => `${uid}: answer ${id} is lost.`),
  );
  const rows = new Map<string, number>();
  for (const campaign of stored.tests.values()) rows.set(campaign, (rows.get(campaign) ?? 0) + 1);
  const wrong = [...stored.campaigns].flatMap(([id, { uid, counted }]) => {
    const there = rows.get(id) ?? 0;
    if (there === counted) return [];
    return [`${uid}: campaign ${id} counts ${counted} answers and has ${there}.`];
  });
  return [...lost, ...wrong];
}

/** An answer counts when its provider bills it, whether or not anybody got it. */
function wrongCounters({ facts, stored }: Seen): string[] {
  const billed = new Map<string, number>();
  for (const { uid, billed: count } of factsOf(facts, 'answers')) {
    billed.set(uid, (billed.get(uid) ?? 0) + count);
  }
  const wrong: string[] = [];
  let ofMembers = 0;
  for (const [uid, { answers }] of stored.members) {
    ofMembers += answers;
    const known = billed.get(uid) ?? 0;
    const unclear = unclearOf(facts, uid, ['question', 'question-to-all']) * 3;
    if (answers < known || answers > known + unclear) {
      wrong.push(`${uid}: ${answers} answers are counted today, ${known} were billed.`);
    }
  }
  if (ofMembers !== stored.answersOfAll) {
    wrong.push(`The shared limit counts ${stored.answersOfAll} answers, the members ${ofMembers}.`);
  }
  return wrong;
}

function lostByMembers({ facts, stored }: Seen): string[] {
  const gone = goneOf(facts);
  const activities = new Map<string, number>();
  const lost: string[] = [];
  for (const fact of facts) {
    if (!('uid' in fact) || fact.uid === null || gone.has(fact.uid)) continue;
    const member = stored.members.get(fact.uid);
    if (fact.kind === 'activity') activities.set(fact.uid, (activities.get(fact.uid) ?? 0) + 1);
    const missing = member === undefined ? 'everything' : missingOf(fact, member);
    if (missing !== null) lost.push(`${fact.uid}: ${missing} is lost.`);
  }
  for (const [uid, member] of stored.members) {
    const { counted, stored: rows } = member.activities;
    if (counted !== rows) lost.push(`${uid}: ${counted} activities are counted, ${rows} stored.`);
    const known = activities.get(uid) ?? 0;
    const ends = factsOf(facts, 'switch').filter(
      (fact) => fact.uid === uid && fact.what === 'ends',
    );
    // A cancellation is an activity too, where it was not cancelled before.
    const most = known + unclearOf(facts, uid, ['activity', 'cancellation']) + ends.length;
    if (!gone.has(uid) && (counted < known || counted > most)) {
      lost.push(`${uid}: ${counted} activities are counted, ${known} were acknowledged.`);
    }
  }
  return lost;
}

function missingOf(fact: Fact, member: StoredMember): string | null {
  switch (fact.kind) {
    case 'favourite':
      return member.favourites.includes(fact.key) ? null : `favourite ${fact.key}`;
    case 'value':
      return member.values[fact.prompt]?.[fact.name] === fact.value
        ? null
        : `value ${fact.name} of ${fact.prompt}`;
    case 'lesson':
      return member.lessons.includes(fact.key) ? null : `mark of lesson ${fact.key}`;
    default:
      return null;
  }
}

function wrongSwitches({ facts, stored, stripe }: Seen): string[] {
  const gone = goneOf(facts);
  const changes = Map.groupBy(factsOf(facts, 'switch'), ({ uid, what }) => `${what} ${uid}`);
  return [...changes.values()].flatMap((own) => {
    const [{ uid, what } = { uid: '', what: 'ends' as SwitchName }] = own;
    const action = what === 'ends' ? 'cancellation' : 'consents';
    const member = stored.members.get(uid);
    if (gone.has(uid) || member === undefined || unclearOf(facts, uid, [action]) > 0) return [];
    const isOn = what === 'communications' ? member.communications : endsAtStripe(stripe.get(uid));
    return lastOf(own).includes(isOn)
      ? []
      : [`${uid}: ${what} is ${isOn}, acknowledged otherwise.`];
  });
}

function endsAtStripe({ subscriptions }: StripeMember = NOTHING_AT_STRIPE): boolean {
  return subscriptions.some((each) => each.status === 'active' && each.cancel_at_period_end);
}

function wrongMemberships({ facts, stored, stripe }: Seen): string[] {
  const gone = goneOf(facts);
  const wrong: string[] = [];
  for (const [uid, member] of stored.members) {
    if (gone.has(uid)) continue;
    const { subscriptions, payments, keptCharges } = stripe.get(uid) ?? NOTHING_AT_STRIPE;
    const say = (what: string) => wrong.push(`${uid}: ${what}`);
    if (!isSame(member.subscriptions, subscriptions)) {
      say(`stored ${text(member.subscriptions)}, Stripe says ${text(subscriptions)}.`);
    }
    if (!isSame(member.payments, payments)) {
      say(`stored ${text(member.payments)}, Stripe was paid ${text(payments)}.`);
    }
    const live = subscriptions.filter(({ status }) => status === 'active').length;
    if (member.isPremium !== (live > 0 || member.isGiven)) {
      say(`premium is ${member.isPremium} with ${live} memberships.`);
    }
    if (keptCharges > 1) say(`paid ${keptCharges} times.`);
    const hasPaid = factsOf(facts, 'paid').some((fact) => fact.uid === uid);
    if (hasPaid && live === 0) say('has paid and has no membership.');
  }
  return wrong;
}

function notDeleted({ facts, stored, stripe }: Seen): string[] {
  return factsOf(facts, 'deleted').flatMap(({ uid }) => {
    const member = stored.members.get(uid);
    const isLeft =
      member !== undefined &&
      (member.hasAccount ||
        member.hasProfile ||
        member.subscriptions.length > 0 ||
        member.payments.length > 0 ||
        member.activities.stored > 0);
    const live = (stripe.get(uid)?.subscriptions ?? []).filter(
      ({ status }) => status !== 'canceled',
    );
    return [
      ...(isLeft ? [`${uid}: is deleted, and something is left.`] : []),
      ...(live.length > 0 ? [`${uid}: is deleted, and Stripe still has ${text(live)}.`] : []),
    ];
  });
}

function isSame(stored: readonly { id: string }[], expected: readonly { id: string }[]): boolean {
  return text(stored) === text(expected);
}

/** Rows in one order, so that two lists of the same rows are the same text. */
function text(rows: readonly { id: string }[]): string {
  return JSON.stringify(rows.toSorted((a, b) => a.id.localeCompare(b.id)));
}
