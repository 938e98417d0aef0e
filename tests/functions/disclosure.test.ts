import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPlans } from '../helpers/call-plans.ts';
import { HOST } from '#scripts/environment.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, signUpAdmin, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';

let backend: Backend;
let member: TestMember;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
  // May call every endpoint, and has what can be cancelled and shown at Stripe.
  member = await signUpAdmin(backend);
  await buy(backend, member);
});
afterAll(() => backend.stop());

/** Traces of code, files, hosts, settings and people; texts of ours have none of them. */
const INTERNALS =
  /\bat \w+[.\w]* \(|node_modules|\.[cm]?[jt]s\b|\/[\w.-]+\/|\d+\.\d+\.\d+\.\d+|\b[A-Z]+_[A-Z_]+\b|@|\b\w+_\d*[A-Za-z]+\d|local faults|Broken for/;

const CAMPAIGN = { action: 'create-campaign', name: 'Launch', brand_name: 'Anlauf' };

const QUESTIONS = [
  ...callPlans(DEFAULT_PLAN_ID),
  { name: 'me', input: { reconcile: true } },
  { name: 'google-sign-in', input: { code: 'x', verifier: 'v'.repeat(43) } },
  { name: 'brand-checker', input: CAMPAIGN },
];
const HARMLESS = QUESTIONS.filter(({ name }) => name !== 'delete-account');
const ASK_STRIPE = ['create-checkout-session', 'cancel-subscription', 'billing-portal'];

const MODEL_SETTINGS = [
  ...['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY'],
  ...['OPENAI_MODEL', 'ANTHROPIC_MODEL', 'GEMINI_MODEL'],
];

/** @returns what was there before */
function setEnvironment(values: Record<string, string>): Record<string, string> {
  const before = Object.keys(values).map((name) => [name, process.env[name] ?? ''] as const);
  Object.assign(process.env, values);
  return Object.fromEntries(before);
}

interface Failure {
  name: string;
  status: number;
  answer: Record<string, unknown>;
}

/** The server's answer to a call that it cannot serve now. */
async function failuresOf(questions: readonly { name: string; input: object }[]) {
  const answers = await Promise.all(
    questions.map(async ({ name, input }): Promise<Failure> => {
      const response = await post(backend, name, input, member);
      const answer = (await response.json()) as Record<string, unknown>;
      return { name, status: response.status, answer };
    }),
  );
  return answers.filter(({ status }) => status >= 500);
}

function expectNothingTold(failures: readonly Failure[]): void {
  for (const { name, answer } of failures) {
    expect(Object.keys(answer).sort(), name).toEqual(['code', 'error']);
    expect(answer['error'], name).toMatch(/^[A-Z][^\n]{5,100}\.$/);
    expect(answer['error'], name).not.toMatch(INTERNALS);
    expect(answer['code'], name).toMatch(/^[a-z-]+$/);
  }
}

describe('the answer to a failed call discloses nothing internal', () => {
  test('when the store is not there', async ({ skip }) => {
    skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
    backend.storeFaults({ unavailable: true });
    const failures = await failuresOf(QUESTIONS);
    backend.storeFaults({});
    expect(failures.length).toBeGreaterThan(10);
    expectNothingTold(failures);
  });

  test('when Stripe is broken', async () => {
    const mend = backend.gate.breakAll(/./);
    const failures = await failuresOf(HARMLESS);
    mend();
    expect(failures.map(({ name }) => name)).toEqual(expect.arrayContaining(ASK_STRIPE));
    expectNothingTold(failures);
  });

  test('when Stripe refuses, but for the checkout, whose member has to know why', async () => {
    const customer = backend.db.doc(`stripe_customers/${member.uid}`);
    const before = (await customer.get()).data() ?? {};
    await customer.update({ customer_id: 'cus_unknown1' });
    const failures = await failuresOf([{ name: 'billing-portal', input: {} }]);
    await customer.set(before);
    expect(failures).toHaveLength(1);
    expectNothingTold(failures);
  });

  test('when no model can be asked', async () => {
    const { campaign } = (await call(backend, 'brand-checker', CAMPAIGN, member)) as {
      campaign: { id: string };
    };
    const before = setEnvironment({
      ...Object.fromEntries(MODEL_SETTINGS.map((name) => [name, 'of-this-test'])),
      MODEL_API_BASE: `http://${HOST}:1`,
    });
    const question = { prompt: 'Who?', campaign_id: campaign.id, platform: 'claude' };
    const failures = await failuresOf([
      { name: 'brand-checker', input: { action: 'test-prompt', ...question } },
    ]);
    setEnvironment(before);
    expect(failures).toHaveLength(1);
    expectNothingTold(failures);
  });

  test('when the server is not configured', async () => {
    const before = setEnvironment({
      SITE_URL: 'nonsense',
      STRIPE_TAX_RATE: 'nonsense',
      GOOGLE_CLIENT_ID: '',
    });
    const failures = await failuresOf(HARMLESS);
    setEnvironment(before);
    expect(failures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['create-checkout-session', 'google-sign-in']),
    );
    expectNothingTold(failures);
  });
});
