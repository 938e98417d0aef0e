import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logRefusal, MAX_LOGGED } from '#functions/http/refusal-log.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, request, signUp, signUpAdmin } from '../helpers/api-server-client.ts';

/** What the functions log. Their logger keeps the console's methods from when it is imported. */
const lines = vi.hoisted(() => {
  const kept: string[] = [];
  for (const channel of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation((...parts: unknown[]) => {
      kept.push(parts.map(String).join(' '));
    });
  }
  return kept;
});

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
/** Lines are counted by the minute: each test has a minute of its own, which does not end by itself. */
// Whole milliseconds: the sum of fractions can be a hair less than a minute.
let minute = Math.ceil(performance.now());
const nextMinute = () => {
  minute += 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(minute);
};
beforeEach(() => {
  lines.splice(0);
  nextMinute();
  // Nor do the ten minutes of a limit.
  backend.setNow(new Date());
});
afterAll(async () => {
  await backend.stop();
  vi.restoreAllMocks();
});

/** The lines about refusals, as Cloud Logging gets them. */
function refusals(): Record<string, unknown>[] {
  return lines
    .filter((line) => line.includes('"message":"refused"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const ADDRESS = '203.0.113.77';
const REQUEST = JSON.stringify({
  name: 'Mia',
  phone: '030',
  email: 'mia@example.test',
  subject: 'x',
  message: 'y',
});
const FORM = 'name=Mia&phone=030&email=mia%40example.test&subject=x&message=y&agreed=on';

/** An anonymous call, from a network of the test's own. */
const fromOutside = (endpoint: string, headers: Record<string, string>, body: string) =>
  request(backend, endpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, ...headers },
    body,
  });

test('a right that the member does not have makes one line with code, call and uid', async () => {
  const member = await signUp(backend);
  expect((await post(backend, 'operations', { action: 'quota' }, member)).status).toBe(403);
  expect((await post(backend, 'prompts', {}, member)).status).toBe(403);
  expect((await post(backend, 'me', { userId: 'another' }, member)).status).toBe(403);
  const line = { severity: 'WARNING', uid: member.uid, network: null };
  expect(refusals()).toEqual([
    expect.objectContaining({ ...line, code: 'admin-required', endpoint: 'operations' }),
    expect.objectContaining({ ...line, code: 'premium-required', endpoint: 'prompts' }),
    expect.objectContaining({ ...line, code: 'forbidden', endpoint: 'me' }),
  ]);
});

test('a missing session, an admin’s calls, a missing row and an invalid input are not logged', async () => {
  expect((await post(backend, 'me', {})).status).toBe(401);
  const admin = await signUpAdmin(backend);
  await call(backend, 'operations', { action: 'quota' }, admin);
  await post(backend, 'operations', { action: 'resend-receipt', id: 'gone' }, admin);
  await post(backend, 'operations', { action: 'nonsense' }, admin);
  expect(refusals()).toEqual([]);
});

test('a flood over a limit makes one line a minute and caller', async () => {
  const networks = ['198.51.100.7', '198.51.100.8'];
  // One network may send five requests in ten minutes.
  const flood = async () => {
    for (const address of networks) {
      const headers = { 'x-forwarded-for': address };
      for (let index = 0; index < 8; index += 1) await fromOutside('contact', headers, REQUEST);
    }
  };
  await flood();
  const callers = refusals().map(({ network }) => network);
  expect(new Set(callers).size).toBe(2);
  expect(callers).toHaveLength(2);
  expect(refusals()[0]).toMatchObject({ code: 'too-many-requests', endpoint: 'contact' });
  nextMinute();
  await flood();
  expect(refusals().map(({ network }) => network)).toEqual([...callers, ...callers]);
});

test('a flood from other sites, by a page form or of forged events makes one line each', async () => {
  for (let index = 0; index < 3; index += 1) {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await fromOutside('me', foreign, '{}')).status).toBe(403);
    await fromOutside('stripe-webhook', { 'stripe-signature': 'forged' }, '{}');
  }
  const page = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  for (let index = 0; index < 8; index += 1) {
    expect((await fromOutside('contact', page, FORM)).status).toBe(303);
  }
  const [first, ...others] = refusals();
  expect(first).toMatchObject({ code: 'forbidden', network: expect.any(String) as unknown });
  expect(others).toEqual([
    expect.objectContaining({ code: 'invalid-signature', network: first?.['network'] }),
    expect.objectContaining({
      code: 'too-many-requests',
      endpoint: 'contact',
      network: first?.['network'],
    }),
  ]);
});

test('a line names no address, e-mail or token', async () => {
  const member = await signUp(backend);
  await post(backend, 'operations', { action: 'members', email: member.email }, member);
  await fromOutside('contact', { 'sec-fetch-site': 'cross-site', cookie: member.cookie }, '{}');
  expect(refusals()).toHaveLength(2);
  const text = lines.join('\n');
  const secrets = [ADDRESS, '203.0.113', member.email, member.cookie, member.idToken, 'Mia Muster'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/eyJ[\w-]+\.|\w@\w/);
});

test('a member’s flood over a limit makes one line, each right that they do not have one', () => {
  const call = { endpoint: 'operations', uid: 'mia' };
  for (let index = 0; index < 3; index += 1) {
    logRefusal('too-many-requests', ADDRESS, call);
    logRefusal('admin-required', ADDRESS, call);
  }
  const codes = refusals().map(({ code }) => code);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(1);
  expect(codes.filter((code) => code === 'admin-required')).toHaveLength(3);
});

test('so many callers are remembered and no more: then everybody counts as new', () => {
  const refuse = (address: string) => logRefusal('forbidden', address, {});
  for (let index = 0; index < MAX_LOGGED; index += 1) refuse(`198.51.100.1:${String(index)}`);
  refuse('198.51.100.1:1');
  expect(refusals()).toHaveLength(MAX_LOGGED + 1);
  refuse('198.51.100.1:1');
  expect(refusals()).toHaveLength(MAX_LOGGED + 1);
});
