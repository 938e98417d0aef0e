import { expect, test } from 'vitest';
import { isStripeEventType } from '#shared/entities/stripe-event.ts';
import { post, signUp, signUpAdmin } from '../helpers/api-server-client.ts';
import { ALL_CASES } from '../helpers/cases.ts';
import { CRASH_CASES } from '../helpers/crash-cases.ts';
import {
  expectAccessAndRefunds,
  expectWhole,
  type Expected,
} from '../helpers/crash-expectations.ts';
import type { CrashCase, Scene } from '../helpers/crash-scenes.ts';
import { useFreshBackend } from '../helpers/fresh-backend.ts';
import { ledgerNow } from '../helpers/ledger.ts';
import { endProcess, stripeAndAccounts, type ProcessEnd } from '../helpers/process-end.ts';

const fresh = useFreshBackend();

const inTwoMinutes = () => new Date(Date.now() + 120_000);

/** How the events come that Stripe has when the process has ended. */
const EVENTS = {
  never: () => Promise.resolve(),
  doubled: async () => {
    const ids = eventIds();
    await fresh.backend.control.deliver([...ids, ...ids], { concurrency: 2 });
  },
  shuffled: async () => {
    await fresh.backend.control.deliver(shuffled(eventIds()), { concurrency: 3 });
  },
  held: async () => {
    await ledgerNow(inTwoMinutes());
    fresh.backend.control.release();
    await fresh.backend.control.settled();
    fresh.backend.control.hold();
  },
};

const HOW = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

function eventIds(): string[] {
  const { control } = fresh.backend;
  return control
    .events()
    .filter(({ type }) => isStripeEventType(type))
    .map(({ id }) => id);
}

/** The last first, every second before the others. */
function shuffled<T>(items: readonly T[]): T[] {
  const reversed = items.toReversed();
  return [...reversed.filter((_, at) => at % 2 === 1), ...reversed.filter((_, at) => at % 2 === 0)];
}

/** Plays an act whose process ends there. @returns its changes */
async function play(
  act: CrashCase,
  end: ProcessEnd | null,
  how: keyof typeof EVENTS,
): Promise<string[]> {
  await fresh.reset();
  const scene = await act.begin(fresh.backend);
  await act.arrange?.(scene);
  const { points, isEnded } = await endProcess(end, stripeAndAccounts(fresh.backend), () =>
    act.act(scene),
  );
  expect(isEnded).toBe(end !== null);

  fresh.backend.setNow(inTwoMinutes());
  await EVENTS[how]();
  await runLedgerTwice(scene, () => expectedOf(act, scene));
  await (act.again ?? act.act)(scene);
  fresh.backend.setNow(inTwoMinutes());
  await runLedgerTwice(scene, () => act.after(scene));
  return points;
}

/**
 * The first night makes access and money right. What it does at Stripe has events of its own: when those
 * do not come either, the second one stores them. The third has nothing to do.
 */
async function runLedgerTwice(
  { member }: Scene,
  expected: () => Expected | Promise<Expected>,
): Promise<void> {
  await ledgerNow(inTwoMinutes());
  await expectAccessAndRefunds(fresh.backend, member, await expected());
  await ledgerNow(inTwoMinutes());
  await expectWhole(fresh.backend, member);
  await expectAccessAndRefunds(fresh.backend, member, await expected());
  expect((await ledgerNow(inTwoMinutes())).differences).toEqual([]);
}

/** What must be true of an act that may not have come to its end. */
async function expectedOf({ isMade, before, after }: CrashCase, scene: Scene): Promise<Expected> {
  if (isMade === undefined || before === undefined) return after(scene);
  return (await isMade(scene)) ? after(scene) : before;
}

/**
 * With `TEST_CASES=all` every point; else those where Stripe has moved money or ended a membership, and
 * its answer is lost, or where there is none, after any change at Stripe.
 */
function endsOf(points: readonly string[], { ends }: CrashCase): ProcessEnd[] {
  const all = points.map((_, at) => at);
  const those = (pattern: RegExp) => all.filter((at) => pattern.test(points[at] ?? ''));
  const moving = those(/^(POST \/v1\/refunds|DELETE)/);
  const usual = moving.length > 0 ? moving : those(/^POST/);
  const others = ends === undefined ? [] : those(ends);
  if (!ALL_CASES) return [...usual, ...others].map((at) => ({ at, when: 'after' }));
  return all.flatMap((at) => [
    { at, when: 'before' },
    { at, when: 'after' },
  ]);
}

test.each(Object.entries(CRASH_CASES))(
  '%s: wherever its process ends, the ledger makes access and money right',
  async (_, act) => {
    const points = await play(act, null, 'never');
    for (const [index, end] of endsOf(points, act).entries()) {
      // After one change is before the next, so each state meets two ways.
      const how = HOW[index % HOW.length] ?? 'never';
      await play(act, end, how).catch((error: unknown) => {
        const where = `Ended ${end.when} ${points[end.at]} (${end.at}), events ${how}`;
        throw new Error(where, { cause: error });
      });
    }
  },
  600_000,
);

test('a grant gives access together with its entry in the log, or neither', async () => {
  for (let at = 0, isEnded = true; isEnded; at += 1) {
    for (const when of ['before', 'after'] as const) {
      await fresh.reset();
      const { backend } = fresh;
      const operator = await signUpAdmin(backend);
      const member = await signUp(backend);
      const grant = { action: 'grant', uid: member.uid, reason: 'A speaker', ends_on: null };
      const act = () => post(backend, 'operations', { ...grant, seen: null }, operator);
      ({ isEnded } = await endProcess({ at, when }, stripeAndAccounts(backend), act));
      const isGiven = async () =>
        (await backend.db.collection('audit_log').get()).docs.some(
          (entry) => entry.get('user_id') === member.uid,
        );
      await expectAccessAndRefunds(backend, member, { hasAccess: await isGiven(), refunds: [] });
      expect((await ledgerNow(inTwoMinutes())).differences).toEqual([]);
      await act();
      await expectAccessAndRefunds(backend, member, { hasAccess: true, refunds: [] });
      expect(await isGiven()).toBe(true);
    }
  }
});
