import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { examine, reportLines } from '#scripts/doctor/examine.ts';
import type { Finding } from '#scripts/doctor/finding.ts';
import type { GoogleAdmin } from '#scripts/doctor/google-admin.ts';
import { livePorts } from '#scripts/doctor/live-ports.ts';
import type { DoctorPorts } from '#scripts/doctor/ports.ts';
import { readWanted } from '#scripts/doctor/repository.ts';
import { PROJECT_ID } from '#scripts/environment.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { storedDocuments } from '../helpers/api-server-backend.ts';
import { call } from '../helpers/api-server-client.ts';
import { startGoogleAdmin, type Deployed } from '../helpers/google-admin.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a deployment of this checkout would leave at Google. */
const DEPLOYED: Deployed = {
  rules: readFileSync(`${ROOT}firestore.rules`, 'utf8'),
  indexes: JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8')) as Deployed['indexes'],
};

const brand = useBrandBackend();

let google: Awaited<ReturnType<typeof startGoogleAdmin>>;
beforeAll(async () => {
  google = await startGoogleAdmin(DEPLOYED);
});
afterAll(() => google.stop());

/** The checks' eyes on the emulators of this test, and on what is deployed at Google. */
function ports(changes: Partial<DoctorPorts> = {}, admin = google.admin): DoctorPorts {
  const live = livePorts({
    project: PROJECT_ID,
    isLocal: true,
    db: brand.backend.db,
    admin,
    settings: { ...process.env, SITE_URL: brand.backend.origin },
    signIn: {
      origin: `http://${inject('authEmulator')}/identitytoolkit.googleapis.com`,
      apiKey: 'demo-key',
    },
    webhookAddress: `${brand.backend.origin}/api/stripe-webhook`,
  });
  return { ...live, ...changes };
}

async function wrongWith(changes: Partial<DoctorPorts> = {}): Promise<Finding[]> {
  return (await examine(ports(changes), readWanted(ROOT))).filter(({ ok }) => !ok);
}

beforeEach(async () => {
  await brand.backend.db.recursiveDelete(brand.backend.db.collection('pricing_plans'));
  await call(brand.backend, 'initialize-pricing-plan', {});
});

test('a stack as it should be has nothing to mend', async () => {
  const findings = await examine(ports(), readWanted(ROOT));
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  const lines = reportLines(findings);
  expect(lines.at(-1)).toBe('Everything is as it should be.');
  expect(lines.join('\n')).not.toContain(process.env['STRIPE_SECRET_KEY']);
});

test('the account that tries the session leaves nothing behind', async () => {
  const before = await storedDocuments(brand.backend.db);
  expect(await ports().trySession()).toBeNull();
  expect(await storedDocuments(brand.backend.db)).toEqual(before);
  // Other test files sign up in the same Auth emulator.
  const { users } = await brand.backend.auth.listUsers();
  expect(users.filter(({ email }) => email?.startsWith('doctor-'))).toEqual([]);
});

describe('the doctor finds, with what to do about it,', () => {
  test('a site on which sign-in fails', async () => {
    const failure = 'session answered 500';
    const wrong = await wrongWith({ trySession: () => Promise.resolve(failure) });
    expect(wrong).toMatchObject([{ what: `A member could not sign in: ${failure}` }]);
  });

  test('a plan that costs otherwise at Stripe', async () => {
    const plan = brand.backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`);
    await plan.update({ price_cents: 100 });
    expect(await wrongWith()).toMatchObject([
      { what: 'Stripe charges another price than the site shows' },
    ]);
  });

  test('a price that Stripe does not have, or has archived', async () => {
    const plan = brand.backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`);
    const id = String((await plan.get()).get('stripe_price_id'));
    await brand.backend.stripe.prices.update(id, { active: false });
    expect((await wrongWith())[0]?.what).toContain('is archived');
    await brand.backend.stripe.prices.update(id, { active: true });
    await plan.update({ stripe_price_id: 'price_gone' });
    expect((await wrongWith())[0]?.what).toBe('Stripe has no price price_gone');
  });

  test('models that do not answer', async () => {
    brand.models.script({ kind: 'error', provider: 'openai', status: 401 });
    const wrong = await wrongWith();
    expect(wrong.map(({ what }) => what)).toEqual([
      'The model of ChatGPT does not answer: model-failed',
    ]);
    expect(wrong[0]?.todo).toContain('docs/operations.md');
  });

  test('a site that does not answer, and a store that cannot be asked', async () => {
    const gone = 'http://127.0.0.1:1';
    const admin: GoogleAdmin = { firestore: gone, rules: gone, token: () => Promise.resolve('') };
    const unseen = ports({ health: () => Promise.resolve(null) }, admin);
    const findings = await examine(unseen, readWanted(ROOT));
    const wrong = findings.filter(({ ok }) => !ok);
    expect(wrong.map(({ what }) => what.replace(/ looked at.*/, ''))).toEqual([
      'the indexes could not be',
      'fields and time-to-live policies could not be',
      'the rules could not be',
      expect.stringContaining(brand.backend.origin),
    ]);
  });
});

test('a stack that reads the repository’s files itself is not asked what is deployed', async () => {
  const findings = await examine(ports({ firestore: null }), readWanted(ROOT));
  expect(findings.filter(({ what }) => /index|rules|time-to-live/.test(what))).toEqual([]);
});

test('a deployment that is behind lacks rules, indexes and time-to-live policies', async () => {
  const behind = await startGoogleAdmin({
    rules: DEPLOYED.rules.replace('if false', 'if true'),
    indexes: { indexes: [], fieldOverrides: [] },
  });
  const wanted = readWanted(ROOT);
  const findings = await examine(ports({}, behind.admin), wanted);
  behind.stop();
  const wrong = findings.filter(({ ok }) => !ok);
  const count = (part: string) => wrong.filter(({ what }) => what.includes(part)).length;
  expect(count('index')).toBe(wanted.indexes.length + wanted.fields.length);
  expect(count('time-to-live')).toBe(wanted.fields.filter(({ ttl }) => ttl !== null).length);
  expect(count('rules differ')).toBe(1);
  expect(wrong.every(({ todo }) => todo?.includes('npm run deploy'))).toBe(true);
});
