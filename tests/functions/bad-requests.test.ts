import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANDLERS } from '#functions/handlers/table.ts';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { API_ERRORS, type ApiErrorCode } from '#shared/api/errors.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { signUpAdmin, type TestMember } from '../helpers/api-server-client.ts';
import { badRequest, validInput, type BadRequest } from '../helpers/bad-requests.ts';
import { cases } from '../helpers/cases.ts';

const names = Object.keys(ENDPOINTS) as EndpointName[];

/** Bad requests in all, and how many are under way together. */
const TOTAL = cases({ usual: 750, all: 10_000 });
const TOGETHER = 25;
const ROUNDS = Math.ceil(TOTAL / TOGETHER / names.length);

/** So many that none of them meets a limit. */
const CALLERS = 50;

/** A request without an answer by then hangs, in milliseconds. */
const HANG_MS = 30_000;

/** The errors that an authorised caller can get for a body. */
const CODES: ApiErrorCode[] = ['invalid-json', 'invalid-input', 'payload-too-large', 'forbidden'];

let backend: Backend;
let admins: TestMember[];
beforeAll(async () => {
  backend = await startBackend();
  // May call every endpoint, so that each request gets as far as its body.
  admins = await Promise.all(Array.from({ length: CALLERS }, () => signUpAdmin(backend)));
});
afterAll(() => backend.stop());

let calls = 0;
/** The next caller, by token and by address. */
function nextCaller(): Record<string, string> {
  calls += 1;
  return {
    cookie: admins[calls % CALLERS]?.cookie ?? '',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `198.18.${calls % 256}.1`,
  };
}

async function send(name: EndpointName, bad: BadRequest): Promise<Response> {
  const { method, query, headers, body } = bad;
  return fetch(`${backend.origin}/api/${name}${query}`, {
    method,
    headers: { ...headers, ...nextCaller() },
    body: body !== null && typeof body === 'object' && 'form' in body ? toForm(body.form) : body,
    signal: AbortSignal.timeout(HANG_MS),
  });
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function expectRefusal(name: EndpointName, response: Response): Promise<void> {
  expect(response.headers.get('content-type')).toBe('application/json');
  const answer = (await response.json()) as Record<string, unknown>;
  expect(Object.keys(answer).sort()).toEqual(['code', 'error']);
  // An account is known by what is in the body.
  const unknown = ENDPOINTS[name].access === 'account' ? ['unauthenticated'] : [];
  expect([...CODES, ...unknown]).toContain(answer['code']);
  expect(response.status).toBe(API_ERRORS[answer['code'] as ApiErrorCode]);
  expect(answer['error']).toEqual(expect.any(String));
}

/** What a call could change: the store, the caller's account, and what Stripe was asked to do. */
async function everything(): Promise<unknown> {
  const { users } = await backend.auth.getUsers(admins.map(({ uid }) => ({ uid })));
  return {
    documents: await storedDocuments(backend.db),
    accounts: users.map((user) => user.toJSON()),
    stripe: backend.gate.requests.length,
  };
}

describe.each(names)('%s', (name) => {
  test('can be given what its schema takes, which the bad bodies are made of', () => {
    const inputs = fc.sample(validInput(name), 50);
    expect(inputs.filter((input) => !ENDPOINTS[name].input.safeParse(input).success)).toEqual([]);
  });

  test('refuses every bad body with its reason, at once and without a trace', async () => {
    const before = await everything();
    const takesForms = 'acceptsForm' in HANDLERS[name];
    const requests = fc.array(badRequest(name, takesForms), {
      minLength: TOGETHER,
      maxLength: TOGETHER,
    });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(requests, async (batch) => {
        const answers = await Promise.all(batch.map((bad) => send(name, bad)));
        sent += answers.length;
        for (const answer of answers) await expectRefusal(name, answer);
      }),
      { numRuns: ROUNDS },
    );
    expect(sent).toBeGreaterThanOrEqual(TOTAL / names.length);
    expect(await everything()).toEqual(before);
  });
});

describe.each(names.filter((name) => 'nativeForm' in HANDLERS[name]))('the form of %s', (name) => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'de', 'on', '//evil.example'));
  const fields = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('locale', 'kind', 'agreed', 'name', 'email', 'phone')),
    text,
  );

  test('leads every bad body to a page of ours, without a trace', async () => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(fields, async (values) => {
        const response = await fetch(`${backend.origin}/api/${name}`, {
          method: 'POST',
          headers: { accept: 'text/html', ...nextCaller() },
          body: new URLSearchParams(values),
          redirect: 'manual',
          signal: AbortSignal.timeout(HANG_MS),
        });
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toMatch(/^\/(en|de)\/[a-z-]+\/failed$/);
      }),
      { numRuns: 300 },
    );
    expect(await everything()).toEqual(before);
  });
});

describe('stripe-webhook', () => {
  const signature = fc.oneof(
    fc.stringMatching(/^[ -~]{0,100}$/),
    fc.stringMatching(/^t=[0-9]{1,12},v1=[0-9a-f]{64}$/),
  );
  const body = fc.oneof(fc.json(), fc.uint8Array({ maxLength: 500 }));

  test('refuses whatever Stripe did not sign, at once and without a trace', async () => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(signature, body, async (header, payload) => {
        const response = await fetch(`${backend.origin}/api/stripe-webhook`, {
          method: 'POST',
          headers: { 'stripe-signature': header },
          body: typeof payload === 'string' ? payload : new Uint8Array(payload),
          signal: AbortSignal.timeout(HANG_MS),
        });
        expect(await response.json()).toMatchObject({ code: 'invalid-signature' });
        expect(response.status).toBe(400);
      }),
      { numRuns: 500 },
    );
    expect(await everything()).toEqual(before);
  });
});
