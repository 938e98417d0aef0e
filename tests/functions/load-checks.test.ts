import { beforeAll, expect, test } from 'vitest';
import { actionsOf, type Action, type People } from '#local/load/actions.ts';
import { Caller } from '#local/load/caller.ts';
import { faultsOf } from '#local/load/checks.ts';
import type { Fact } from '#local/load/facts.ts';
import { actionNames, type ActionName } from '#local/load/mix.ts';
import { uidsOf } from '#local/load/people.ts';
import { readStored, readStripe } from '#local/load/read-state.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { storedLesson } from '../helpers/lessons.ts';

/** What `npm run load` compares, after one of each action. */
const brand = useBrandBackend();
const facts: Fact[] = [];
let payer: TestMember;
let uids: string[];
let actions: Record<ActionName, Action>;

beforeAll(async () => {
  const { backend } = brand;
  const lesson = storedLesson({ key: 'ai-tools-and-workflow' });
  await backend.db.doc(`lessons/${lesson.id}`).set(lesson);
  await call(backend, 'initialize-pricing-plan', {});
  payer = await paying();
  const leaver = await paying();
  await backend.control.settled();
  const people: People = {
    members: [{ ...payer, campaign: (await brand.campaign(payer)).id }],
    payers: [payer],
    buyers: [await signUp(backend)],
    leavers: [leaver],
  };
  uids = uidsOf(people);
  const caller = new Caller(`${backend.origin}/api`);
  const signIn = (member: object) => Promise.resolve(member as TestMember);
  actions = actionsOf({ caller, people, planId: DEFAULT_PLAN_ID, facts, signIn });
});

async function paying(): Promise<TestMember> {
  const member = await signUp(brand.backend);
  await call(brand.backend, 'me', {}, member);
  await buy(brand.backend, member);
  return member;
}

async function faults(): Promise<string[]> {
  const { backend } = brand;
  await backend.control.settled();
  const stored = await readStored(backend.db, backend.auth, uids, new Date());
  return faultsOf({ facts, stored, stripe: await readStripe(backend.stripe) });
}

test('after one of each action nothing is lost or wrong, and what is made wrong is found', async ({
  skip,
}) => {
  skip(isOfficialFirestore, 'Reads whole collections, which others share there.');
  configure({ MODEL_TIMEOUT_MS: '1000' });
  brand.models.script({ kind: 'error', provider: 'gemini', status: 500 });
  brand.models.script({ kind: 'error', provider: 'gemini', status: 500 });
  for (const [index, name] of actionNames.entries()) {
    expect(await actions[name](index * 2), name).toBeNull();
  }
  expect(await faults()).toEqual([]);
  expect(new Set(facts.map(({ kind }) => kind)).size).toBeGreaterThan(10);

  const { db } = brand.backend;
  const { uid } = payer;
  await db.doc(`member_library/${uid}`).update({ favourites: [] });
  const [row] = (await db.collection('user_subscriptions').where('user_id', '==', uid).get()).docs;
  await row?.ref.update({ cancel_at_period_end: false });
  const found = (await faults()).join('\n');
  expect(found).toMatch(/favourite load-\d+ is lost/);
  expect(found).toMatch(/stored .*"cancel_at_period_end":false.*, Stripe says/);
});
