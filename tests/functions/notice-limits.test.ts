import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { refusal, request } from '../helpers/api-server-client.ts';
import { cases } from '../helpers/cases.ts';
import { clearMails, memberMails, operatorMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await clearMails(backend);
  for (const name of ['rate_limits', 'contract_notices']) {
    await backend.db.recursiveDelete(backend.db.collection(name));
  }
  backend.setNow(new Date('2026-05-01T08:00:00.000Z'));
});
afterAll(() => backend.stop());

const WITHDRAWAL = {
  kind: 'withdrawal',
  name: 'Mia Muster',
  email: 'mia@example.test',
  contract: 'Community Access',
  locale: 'de',
};

function send(fields: object, address: string) {
  return request(backend, 'contract-notice', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...WITHDRAWAL, ...fields }),
  });
}

/** Runs calls, a few at a time, and gives their statuses. */
async function statusesOf(calls: (() => Promise<Response>)[], atOnce = 8): Promise<number[]> {
  const statuses: number[] = [];
  const queue = calls.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const next of queue) statuses.push((await next()).status);
    }),
  );
  return statuses;
}

/** So many different public addresses. */
const addresses = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `198.${18 + (index >> 16)}.${index >> 8}.${index & 255}`,
  );

const accepted = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 200).length;

test('a flood of notices from as many addresses to one recipient sends at most three receipts', async () => {
  const flood = cases({ usual: 200, all: 1_000 });
  const statuses = await statusesOf(addresses(flood).map((each) => () => send({}, each)));
  expect(accepted(statuses)).toBe(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(flood - 3);
  expect(await memberMails(backend)).toHaveLength(3);
  expect(await operatorMails(backend)).toHaveLength(3);
}, 120_000);

test('another way to write the recipient, and another day', async () => {
  for (const email of ['mia@example.test', 'MIA@Example.test', 'mia+1@example.test']) {
    expect((await send({ email }, '203.0.113.7')).status).toBe(200);
  }
  const refused = await send({ email: 'mia+2@example.test' }, '203.0.113.8');
  expect(await refusal(refused)).toEqual({ status: 429, code: 'too-many-requests' });
  const limits = await backend.db.collection('rate_limits').get();
  expect(JSON.stringify(limits.docs.map((row) => [row.id, row.data()]))).not.toContain('mia');
  backend.setNow(new Date('2026-05-02T08:00:00.000Z'));
  expect((await send({}, '203.0.113.8')).status).toBe(200);
});

test('all recipients together have a limit a day, which no single document keeps', async () => {
  const calls = addresses(330).map(
    (address, index) => () => send({ email: `mia${index}@example.test` }, address),
  );
  expect(accepted(await statusesOf(calls))).toBe(300);
  const { docs } = await backend.db.collection('rate_limits').get();
  const shards = docs.filter(({ id }) => id.startsWith('notice-all'));
  expect(shards.map((row) => Number(row.get('count')))).toEqual(Array(10).fill(30));
}, 120_000);

describe('one caller', () => {
  const sixTimes = async (addressOf: (index: number) => string) => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await send({ email: `${index}@example.test` }, addressOf(index))).status);
    }
    return statuses;
  };
  const LIMITED = [200, 200, 200, 200, 200, 429];

  test.each([
    ['who makes addresses up before their own', (index: number) => `192.0.2.${index}, 203.0.113.7`],
    ['behind Hosting', (index: number) => `192.0.2.${index}, 203.0.113.7, 151.101.1.1`],
    ['with all of an IPv6 network', (index: number) => `2001:db8:1:2:${index}::${index}`],
    ['who writes nonsense', (index: number) => `${'x'.repeat(index)}, 203.0.113.7`],
    ['with IPv4 in IPv6', (index: number) => (index % 2 ? '::ffff:203.0.113.7' : '203.0.113.7')],
  ])('%s is limited', async (_, addressOf) => {
    expect(await sixTimes(addressOf)).toEqual(LIMITED);
  });

  test.each([
    ['IPv4 addresses behind Hosting', (index: number) => `203.0.113.${index}, 151.101.1.1`],
    ['IPv6 networks', (index: number) => `2001:db8:1:${index}::1`],
    ['IPv6 networks, with all groups', (index: number) => `2001:db8:1:${index}:1:2:3:4`],
  ])('is not taken for another: %s', async (_, addressOf) => {
    expect(await sixTimes(addressOf)).toEqual(Array(6).fill(200));
  });
});

describe('the receipt', () => {
  const receiptOf = async (fields: object) => {
    await send(fields, '203.0.113.7');
    const [mail] = await memberMails(backend);
    return `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
  };

  test('repeats no links and no markup of the sender', async () => {
    const mail = await receiptOf({
      name: 'Win <a href="https://evil.example/x">here</a> evil.example/y [x](http://evil.example)',
      contract: 'www.evil.example\nClick: https://evil.example now.example',
    });
    expect(mail).not.toMatch(/evil|href="https:\/\/(?!dashboard)|<a /);
    expect(mail).not.toContain('now.example');
    expect(mail).toContain('Win');
  });

  test('repeats a name and a contract as one short line each, and no reason at all', async () => {
    const mail = await receiptOf({
      kind: 'cancellation',
      cause: 'for_cause',
      reason: 'Buy pills',
      name: `${'n'.repeat(190)} end`,
      contract: 'one\r\ntwo\u2028three',
    });
    expect(mail).not.toContain('Buy pills');
    expect(mail).not.toContain('n'.repeat(81));
    expect(mail).toContain('one two three');
    expect(mail).toContain('angegeben; er liegt uns');
  });

  test('keeps what people write', async () => {
    const contract = 'Community of Mia@Example.test';
    const mail = await receiptOf({ name: 'Dr. Mia Muster-Müller', contract });
    expect(mail).toContain('Dr. Mia Muster-Müller');
    expect(mail).toContain('Community of mia@example.test');
  });
});
