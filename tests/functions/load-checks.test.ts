import { beforeAll, expect, test } from 'vitest';
import { membershipFaults, readStore, storeFaults } from '#scripts/load/checks.ts';
import { MONTH, type LoadMember, type Store } from '#scripts/load/mix.ts';
import { sendMix, type Sent } from '#scripts/load/send.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { storedLesson } from '../helpers/lessons.ts';

/** What `npm run load` sends, and whether its comparison finds what is lost. */
const brand = useBrandBackend();
let buyer: TestMember;
let sent: Sent;
let store: Store;

/** Enough that no member reaches the limit of questions in a minute. */
const MEMBERS = 4;

beforeAll(async () => {
  if (isOfficialFirestore) return;
  const { backend } = brand;
  const lesson = storedLesson({ key: 'ai-tools-and-workflow' });
  await backend.db.doc(`lessons/${lesson.id}`).set(lesson);
  await call(backend, 'initialize-pricing-plan', {});
  buyer = await signUp(backend);
  await buy(backend, buyer);
});

async function sendMonth(): Promise<void> {
  const members: LoadMember[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const member = await brand.premium();
    members.push({ ...member, campaign: (await brand.campaign(member)).id });
  }
  const { backend } = brand;
  const functions = backend.origin;
  sent = await sendMix({ functions, members, calls: MONTH.length, connections: MEMBERS });
  await backend.control.settled();
  store = await readStore(backend.db);
}

const memberships = (changed: Store, buyers = [buyer.uid]) =>
  membershipFaults(changed, brand.backend.stripe, buyers, new Date());

const without = (collection: string): Store => ({ ...store, [collection]: [] });

const doubled = (collection: string): Store => {
  const rows = store[collection] ?? [];
  return { ...store, [collection]: [...rows, ...rows] };
};

test('a month of calls is stored once, and whatever is lost or doubled is found', async ({
  skip,
}) => {
  skip(isOfficialFirestore, 'Reads whole collections, which others share there.');
  await sendMonth();
  expect(sent.failed).toEqual([]);
  expect(sent.acknowledged).toHaveLength(MONTH.length);
  const faultsIn = (changed: Store) => storeFaults(changed, sent.acknowledged, new Date());
  expect(faultsIn(store)).toEqual([]);
  expect(await memberships(store)).toEqual([]);

  for (const [collection, fault] of [
    ['contact_requests', /stored 0 times: contact /],
    ['contract_notices', /stored 0 times: contract-notice/],
    ['brand_campaigns', /stored 0 times: brand-checker .*create-campaign/],
    ['prompt_values', /stored 0 times: member-library .*fill/],
    ['member_library', /stored 0 times: member-library .*favourite/],
    ['lesson_progress', /stored 0 times: lesson-progress/],
    ['user_activity', /stored 0 times: activity/],
    ['user_activity', /Activities of .*: \d+ counted, 0 stored/],
    ['prompt_tests', /stored 0 times: brand-checker .*test-prompt-all/],
    ['prompt_tests', /Answers of campaign .*: \d+ counted, 0 stored/],
    ['prompt_tests', /Quota of .*: \d+ counted, 0 stored/],
  ] as const) {
    expect(faultsIn(without(collection)).join('\n'), collection).toMatch(fault);
  }
  for (const collection of [
    'contact_requests',
    'brand_campaigns',
    'user_activity',
    'prompt_tests',
  ]) {
    expect(faultsIn(doubled(collection)).join('\n'), collection).toMatch(/stored 2 times/);
  }
  expect(faultsIn(without('rate_limits')).join('\n')).toMatch(
    /Ceiling of all members: 0 counted, \d+ stored/,
  );

  expect((await memberships(without('user_subscriptions'))).join('\n')).toMatch(
    /stored \[\], Stripe has .*\n.*premium is false with 1 memberships/,
  );
  expect((await memberships(without('payments'))).join('\n')).toMatch(/stored \[\], Stripe has/);
  const other = store['user_profiles']?.find(({ id }) => id !== buyer.uid)?.['id'];
  expect((await memberships(store, [buyer.uid, other])).join('\n')).toMatch(
    /0 memberships and 0 charges instead of 1/,
  );
});
