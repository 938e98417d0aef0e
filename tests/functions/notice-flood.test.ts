import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, request, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { cases } from '../helpers/cases.ts';
import { clearMails, memberMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { isOfficialFirestore } from '../helpers/store.ts';

/** A notice is taken however many came before; what is limited is what it sends (product 10.6, 10.8). */
let backend: Backend;
let member: TestMember;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
  member = await signUp(backend);
});
beforeEach(async () => {
  await clearMails(backend);
  for (const name of ['rate_limits', 'contract_notices']) {
    await backend.db.recursiveDelete(backend.db.collection(name));
  }
  backend.setNow(new Date('2026-05-01T08:00:00.000Z'));
});
afterAll(() => backend.stop());

const FLOOD = cases({ usual: 60, all: 1_000 });
const NETWORKS = cases({ usual: 10, all: 60 });
const VICTIM = 'victim@example.test';
const REPORTS = 20;

interface Sent {
  status: number;
  mailed?: boolean;
}

async function send(fields: object, address: string, cookie = ''): Promise<Sent> {
  const response = await request(backend, 'contract-notice', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({
      kind: 'withdrawal',
      name: 'Mia Muster',
      email: VICTIM,
      contract: 'Community Access',
      locale: 'de',
      ...fields,
    }),
  });
  return { status: response.status, ...((await response.json()) as { mailed?: boolean }) };
}

/** Sends them, a few at a time, and gives what each came back with. */
async function flood(fieldsOf: (index: number) => object, addressOf: (index: number) => string) {
  const answers: Sent[] = [];
  const queue = Array.from({ length: FLOOD }, (_, index) => index).values();
  const sender = async () => {
    for (const index of queue) answers.push(await send(fieldsOf(index), addressOf(index)));
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return answers;
}

const ONE_ADDRESS = () => '203.0.113.7';
const MANY_NETWORKS = (index: number) => `2001:db8:1:${index % NETWORKS}::${index}`;

const anothersText = (index: number) => ({ contract: `Contract ${index}` });
const anotherPerson = (index: number) => ({ email: `person-${index}@example.test` });

/** Every declaration, each as often as it was made. */
async function keptNotices(): Promise<number> {
  const { docs } = await backend.db.collection('contract_notices').get();
  return docs.reduce((sum, row) => sum + 1 + Number(row.get('repeats')), 0);
}

/** What an honest customer and a member meet meanwhile: both are served as on any other day. */
async function expectOthersServed(): Promise<void> {
  const customer = { email: 'customer@example.test' };
  expect(await send(customer, '198.51.100.1')).toMatchObject({ status: 200, mailed: true });
  for (let time = 0; time < 5; time += 1) {
    const own = { email: member.email, contract: `Own ${time}` };
    const answer = await send(own, '203.0.113.7', member.cookie);
    expect(answer).toMatchObject({ status: 200, mailed: true });
  }
  const receipts = await memberMails(backend);
  expect(receipts.filter(({ to }) => to === customer.email)).toHaveLength(1);
  expect(receipts.filter(({ to }) => to === member.email)).toHaveLength(5);
  const reports = (await operatorMails(backend)).filter(({ text }) => text.includes(member.email));
  expect(reports).toHaveLength(5);
}

describe.each([
  ['from one address', ONE_ADDRESS],
  ['from many networks', MANY_NETWORKS],
] as const)('of a flood %s', (_, addressOf) => {
  test('about one victim every declaration is kept, and three receipts go out', async () => {
    const answers = await flood(anothersText, addressOf);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FLOOD);
    expect(answers.filter(({ mailed }) => mailed)).toHaveLength(3);
    expect(await keptNotices()).toBe(FLOOD);
    expect(await memberMails(backend)).toHaveLength(3);
    await expectOthersServed();
  });

  test('about many people every declaration is kept, and others are served throughout', async () => {
    const answers = await flood(anotherPerson, addressOf);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FLOOD);
    expect(await keptNotices()).toBe(FLOOD);
    const networks = new Set(answers.map((_answer, index) => addressOf(index).split('::')[0]));
    const most = Math.min(FLOOD, networks.size * 5);
    expect(await memberMails(backend)).toHaveLength(most);
    await expectOthersServed();
  });
});

test('a flood about a member sends them three receipts, and what they sign in for as well', async () => {
  await flood((index) => ({ ...anothersText(index), email: member.email }), MANY_NETWORKS);
  expect((await memberMails(backend)).map(({ to }) => to)).toEqual(Array(3).fill(member.email));
  const own = { email: member.email, contract: 'Own' };
  expect((await send(own, '198.51.100.1', member.cookie)).mailed).toBe(true);
  expect(await memberMails(backend)).toHaveLength(4);
});

test('the operator gets a report each until a flood, and then one digest an hour', async () => {
  const mailsOf = async () => {
    const subjects = (await operatorMails(backend)).map(({ subject }) => subject);
    const digests = subjects.filter((subject) => subject.startsWith('Viele Vertragserklärungen'));
    return { reports: subjects.length - digests.length, digests: digests.length };
  };
  await flood(anothersText, MANY_NETWORKS);
  expect(await mailsOf()).toEqual({ reports: REPORTS, digests: 1 });
  const [digest] = (await operatorMails(backend)).filter(({ subject }) =>
    subject.includes('Viele'),
  );
  expect(digest?.text).toContain('Seit 10:00');
  expect(digest?.text).toContain('bis 11:00');
  expect(digest?.text).toContain('/dashboard/operations#notices');
  backend.setNow(new Date('2026-05-01T08:59:00.000Z'));
  await send({ contract: 'In the same hour' }, '198.51.100.2');
  expect(await mailsOf()).toEqual({ reports: REPORTS, digests: 1 });

  backend.setNow(new Date('2026-05-01T09:00:00.000Z'));
  await flood((index) => ({ contract: `Later ${index}` }), MANY_NETWORKS);
  expect(await mailsOf()).toEqual({ reports: 2 * REPORTS, digests: 2 });
});

test('the same declaration again on a day is counted in its row, and mailed once', async () => {
  const start = Date.parse('2026-05-01T08:00:00.000Z');
  await flood((index) => {
    backend.setNow(new Date(start + index));
    return {};
  }, MANY_NETWORKS);
  const { docs } = await backend.db.collection('contract_notices').get();
  expect(docs).toHaveLength(1);
  const [row] = docs;
  expect(row?.get('repeats')).toBe(FLOOD - 1);
  const times = row?.get('repeated_at') as string[];
  expect(times.length).toBeGreaterThan(0);
  expect(times.every((time) => time >= String(row?.get('received_at')))).toBe(true);
  expect(await memberMails(backend)).toHaveLength(3);
  expect(await operatorMails(backend)).toHaveLength(1);
});

test('a row keeps a thousand times, and counts the others', async () => {
  await send({}, '203.0.113.7');
  const [row] = (await backend.db.collection('contract_notices').get()).docs;
  const repeated_at = Array.from({ length: 1_000 }, (_, ms) => new Date(ms).toISOString());
  await row?.ref.update({ repeats: 1_000, repeated_at });
  await send({}, '203.0.113.7');
  const stored = (await row?.ref.get())?.data();
  expect(stored?.['repeats']).toBe(1_001);
  expect(stored?.['repeated_at']).toHaveLength(1_000);
});

test('whatever came before, a notice costs a bounded number of documents', async ({ skip }) => {
  skip(isOfficialFirestore, 'Needs a store that counts.');
  const costOf = async (run: () => Promise<unknown>) => {
    const before = backend.storeUsage();
    await run();
    const after = backend.storeUsage();
    expect(after.reads - before.reads).toBeLessThanOrEqual(40);
    expect(after.writes - before.writes).toBeLessThanOrEqual(9);
  };
  const cancellation = { kind: 'cancellation', email: member.email };
  await costOf(() => send(cancellation, '203.0.113.7', member.cookie));
  await costOf(() => send(cancellation, '203.0.113.7'));
  await flood(anotherPerson, MANY_NETWORKS);
  await costOf(() => send({ contract: 'After a flood' }, '198.51.100.3'));
});
