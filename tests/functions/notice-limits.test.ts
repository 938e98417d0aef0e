import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { request } from '../helpers/api-server-client.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';

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

async function isMailed(fields: object, address: string): Promise<boolean> {
  const response = await send(fields, address);
  const { mailed } = (await response.json()) as { mailed: boolean };
  expect(response.status).toBe(200);
  return mailed;
}

describe('three receipts a day go to one mailbox', () => {
  test.each([
    ['in capitals and with a plus', 'mia@example.test', ['MIA@Example.test', 'mia+1@example.test']],
    ['at Gmail with dots', 'm.ia@gmail.com', ['mi.a@gmail.com', 'm.i.a+x@googlemail.com']],
  ])('however its address is written: %s', async (_, email, others) => {
    for (const each of [email, ...others]) {
      expect(await isMailed({ email: each }, '203.0.113.7')).toBe(true);
    }
    expect(await isMailed({ email, contract: 'More' }, '203.0.113.8')).toBe(false);
    const { docs } = await backend.db.collection('rate_limits').get();
    expect(JSON.stringify(docs.map((row) => [row.id, row.data()]))).not.toMatch(/mia|gmail/i);
    backend.setNow(new Date('2026-05-02T08:00:00.000Z'));
    expect(await isMailed({ email }, '203.0.113.8')).toBe(true);
  });

  test('and dots make another one where the provider is not Google', async () => {
    for (let index = 0; index < 3; index += 1) {
      expect(await isMailed({ contract: `${index}` }, '203.0.113.7')).toBe(true);
    }
    expect(await isMailed({ email: 'm.ia@example.test' }, '203.0.113.7')).toBe(true);
  });
});

test('all recipients together have a limit a day, which no single document keeps', async () => {
  await isMailed({}, '203.0.113.7');
  const limits = backend.db.collection('rate_limits');
  const shards = (await limits.get()).docs.filter(({ id }) => id.startsWith('notice-all'));
  expect(shards.map(({ id }) => id)).toEqual([expect.stringMatching(/-\d$/)]);
  const full = { ...shards[0]?.data(), count: 100 };
  for (let shard = 0; shard < 10; shard += 1) await limits.doc(`notice-all-${shard}`).set(full);
  const other = { email: 'other@example.test' };
  expect(await isMailed(other, '203.0.113.8')).toBe(false);
  expect((await backend.db.collection('contract_notices').get()).size).toBe(2);
});

describe('one caller', () => {
  const sixTimes = async (addressOf: (index: number) => string) => {
    const mailed: boolean[] = [];
    for (let index = 0; index < 6; index += 1) {
      mailed.push(await isMailed({ email: `${index}@example.test` }, addressOf(index)));
    }
    return mailed;
  };
  const LIMITED = [true, true, true, true, true, false];

  test.each([
    ['who makes addresses up before their own', (index: number) => `192.0.2.${index}, 203.0.113.7`],
    ['behind Hosting', (index: number) => `192.0.2.${index}, 203.0.113.7, 151.101.1.1`],
    ['with all of an IPv6 network', (index: number) => `2001:db8:1:2:${index}::${index}`],
    ['who writes nonsense', (index: number) => `${'x'.repeat(index)}, 203.0.113.7`],
    ['with IPv4 in IPv6', (index: number) => (index % 2 ? '::ffff:203.0.113.7' : '203.0.113.7')],
  ])('%s sends five receipts in ten minutes', async (_, addressOf) => {
    expect(await sixTimes(addressOf)).toEqual(LIMITED);
  });

  test.each([
    ['IPv4 addresses behind Hosting', (index: number) => `203.0.113.${index}, 151.101.1.1`],
    ['IPv6 networks', (index: number) => `2001:db8:1:${index}::1`],
    ['IPv6 networks, with all groups', (index: number) => `2001:db8:1:${index}:1:2:3:4`],
  ])('is not taken for another: %s', async (_, addressOf) => {
    expect(await sixTimes(addressOf)).toEqual(Array(6).fill(true));
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

  test.each([
    ['of full width', 'ｅｖｉｌ．ｅｘａｍｐｌｅ/login', 'ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ'],
    ['with ideographic dots', 'evil。example/login', 'evil｡example/login'],
  ])('repeats no address %s', async (_, name, contract) => {
    const mail = await receiptOf({ name: `Mia ${name}`, contract: `Mine ${contract}` });
    expect(mail.normalize('NFKC')).not.toContain('evil');
    expect(mail).toContain('Mia');
  });

  test('breaks an address without a path, however its dot is written', async () => {
    const mail = await receiptOf({ name: 'evil。example', contract: 'ｅｖｉｌ．example' });
    expect(mail).toContain('evil. example');
    expect(mail.normalize('NFKC')).not.toMatch(/evil[.。]example/);
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
