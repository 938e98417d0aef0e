import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SETTINGS } from '#functions/config.ts';
import { STRIPE_API_VERSION } from '#functions/gateways/stripe.ts';
import { checkExemptions, checkIndexes, checkTimeToLive } from '#scripts/doctor/check-firestore.ts';
import { checkHealth, checkMail, checkModel } from '#scripts/doctor/check-service.ts';
import { checkSettings } from '#scripts/doctor/check-settings.ts';
import { checkPlan, checkWebhook } from '#scripts/doctor/check-stripe.ts';
import { reportLines } from '#scripts/doctor/examine.ts';
import { functionsEnvironment, localPorts } from '#scripts/environment.ts';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { expiringCollections } from '#shared/rules/retention.ts';

const COMPLETE = functionsEnvironment(localPorts());
const NOW = new Date('2026-11-22T10:00:00.000Z');
const ADDRESS = 'https://example.com/api/stripe-webhook';
const ENDPOINT = {
  url: ADDRESS,
  status: 'enabled',
  enabled_events: [...STRIPE_EVENTS],
  api_version: STRIPE_API_VERSION,
};

const wrong = (findings: { ok: boolean; what: string }[]) =>
  findings.filter(({ ok }) => !ok).map(({ what }) => what);

describe('settings', () => {
  beforeEach(() => {
    vi.stubEnv('GCLOUD_PROJECT', COMPLETE.GCLOUD_PROJECT);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('are complete on this machine', () => {
    expect(wrong(checkSettings(COMPLETE, { isLocal: true }))).toEqual([]);
  });

  test.each([
    [
      'missing',
      { ...COMPLETE, STRIPE_SECRET_KEY: '' },
      'STRIPE_SECRET_KEY is missing',
      SETTINGS.STRIPE_SECRET_KEY.help,
    ],
    [
      'malformed',
      { ...COMPLETE, SITE_URL: 'nonsense' },
      'SITE_URL is malformed',
      SETTINGS.SITE_URL.help,
    ],
  ])('that are %s are named, without their value', (_, settings, what, help) => {
    const findings = checkSettings(settings, { isLocal: true });
    expect(wrong(findings)).toEqual([what]);
    expect(findings[0]?.todo).toContain(help);
    expect(JSON.stringify(findings)).not.toContain('nonsense');
  });

  test('of sign-in with Google may be left out together', () => {
    const { GOOGLE_CLIENT_ID: _, GOOGLE_CLIENT_SECRET: __, ...without } = COMPLETE;
    expect(wrong(checkSettings(without, { isLocal: true }))).toEqual([]);
    const half = { ...without, GOOGLE_CLIENT_ID: 'x' };
    expect(wrong(checkSettings(half, { isLocal: true }))).toEqual([
      'GOOGLE_CLIENT_SECRET is missing',
    ]);
  });

  test('of a deployment must not name emulators', () => {
    expect(wrong(checkSettings(COMPLETE, { isLocal: false }))).toEqual([
      'STRIPE_API_BASE points to an emulator',
      'GOOGLE_TOKEN_URL points to an emulator',
      'MODEL_API_BASE points to an emulator',
      'TEST_SITES_BASE points to an emulator',
    ]);
  });
});

describe('Stripe’s webhook endpoint', () => {
  test.each([
    ['is as we need it', [ENDPOINT], []],
    ['sends everything', [{ ...ENDPOINT, enabled_events: ['*'] }], []],
    ['is not there', [{ ...ENDPOINT, url: 'https://other.example' }], [/has no webhook endpoint/]],
    ['is switched off', [{ ...ENDPOINT, status: 'disabled' }], [/switched off/]],
    [
      'lacks events',
      [{ ...ENDPOINT, enabled_events: STRIPE_EVENTS.slice(2) }],
      [/lacks 2 of our events/],
    ],
    ['has another version', [{ ...ENDPOINT, api_version: null }], [/version of the account/]],
  ])('%s', (_, endpoints, expected) => {
    const found = wrong(checkWebhook(endpoints, ADDRESS));
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
  });

  test('is reported with its missing events', () => {
    const [finding] = checkWebhook([{ ...ENDPOINT, enabled_events: [] }], ADDRESS);
    for (const type of STRIPE_EVENTS) expect(finding?.todo).toContain(type);
  });
});

test('without a plan on sale the doctor explains how to create one', () => {
  expect(checkPlan([], () => null)).toMatchObject([
    { ok: false, todo: expect.stringContaining('/training') as unknown },
  ]);
});

test('a plan whose price at Stripe was never stored gets one by "npm run prices:push"', () => {
  const plan = { ...DEFAULT_PLAN, features: [], stripe_price_id: null, stripe_product_id: null };
  expect(checkPlan([plan], () => null)).toMatchObject([
    {
      what: 'The plan on sale has no price at Stripe',
      todo: expect.stringContaining('npm run prices:push') as unknown,
    },
  ]);
});

describe('indexes and fields', () => {
  const INDEX = {
    collectionGroup: 'payments',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'created_at', order: 'DESCENDING' },
    ],
  };
  const withName = { ...INDEX, fields: [...INDEX.fields, { fieldPath: '__name__' }] };

  test.each([
    ['READY', []],
    ['CREATING', [/is CREATING$/]],
  ])('an index that is %s', (state, expected) => {
    expect(wrong(checkIndexes([INDEX], [{ ...withName, state }]))).toEqual(
      expected.map((pattern) => expect.stringMatching(pattern) as unknown),
    );
  });

  test('an index in the other direction is another one', () => {
    const other = { ...INDEX, fields: [...INDEX.fields].reverse(), state: 'READY' };
    expect(wrong(checkIndexes([INDEX], [other]))).toEqual([
      'The index payments (status ASCENDING, created_at DESCENDING) is missing',
    ]);
  });

  test('a field that should have no index', () => {
    const field = { collectionGroup: 'prompt_tests', fieldPath: 'response', indexes: 0, ttl: null };
    expect(wrong(checkExemptions([field], [field]))).toEqual([]);
    expect(wrong(checkExemptions([field], []))).toHaveLength(1);
  });

  test('a time-to-live policy that is missing or not ready', () => {
    const fields = expiringCollections.map((collectionGroup) => ({
      collectionGroup,
      fieldPath: 'expires_at',
      indexes: 0,
      ttl: 'ACTIVE' as string | null,
    }));
    expect(wrong(checkTimeToLive(fields))).toEqual([]);
    const [first, second] = fields;
    if (first) first.ttl = 'CREATING';
    if (second) second.ttl = null;
    expect(wrong(checkTimeToLive(fields))).toEqual([
      `The time-to-live policy of ${first?.collectionGroup} is CREATING`,
      `The time-to-live policy of ${second?.collectionGroup} is missing`,
    ]);
  });
});

describe('the mail queue', () => {
  const mail = (id: string, minutes: number, state: string | null) => ({
    id,
    created: new Date(NOW.getTime() - minutes * 60_000),
    state,
  });

  test('moves while old e-mails are sent and new ones wait', () => {
    const mails = [mail('a', 1, null), mail('b', 2, 'PROCESSING'), mail('c', 600, 'SUCCESS')];
    expect(wrong(checkMail(mails, NOW))).toEqual([]);
    expect(wrong(checkMail(null, NOW))).toEqual([]);
  });

  test('is reported when e-mails wait, and names those that failed', () => {
    const findings = checkMail([mail('a', 16, null), mail('b', 1, 'ERROR')], NOW);
    expect(findings.map(({ what }) => what)).toEqual([
      '1 e-mails could not be sent',
      '1 e-mails have waited for over 15 minutes',
    ]);
    expect(findings[0]?.todo).toContain('mail/b');
    expect(findings[1]?.todo).toContain('mail/a');
  });
});

test('a model that fails, and a site that is down', () => {
  expect(checkModel('claude', null).ok).toBe(true);
  expect(checkModel('claude', 'model-busy').what).toBe(
    'The model of Claude does not answer: model-busy',
  );
  expect(checkHealth(ADDRESS, 200).ok).toBe(true);
  expect(checkHealth(ADDRESS, 503).what).toBe(`${ADDRESS} answers 503`);
});

test('the report has a line for each finding and one for what to do', () => {
  const findings = [
    { ok: true, what: 'A' },
    { ok: false, what: 'B', todo: 'Mend B.' },
  ];
  expect(reportLines(findings)).toEqual(['ok    A.', 'WRONG B.', '      Mend B.', '1 to mend.']);
});
