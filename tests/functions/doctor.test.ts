import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFirestore, type RunningFirestore } from '@anlauf/firestore-emulator';
import { beforeEach, describe, expect, test } from 'vitest';
import { examine, reportLines } from '#local/doctor/examine.ts';
import type { Finding } from '#local/doctor/finding.ts';
import { readRules, type GoogleAdmin } from '#local/doctor/google-admin.ts';
import { livePorts } from '#local/doctor/live-ports.ts';
import type { DoctorPorts } from '#local/doctor/ports.ts';
import { readWanted } from '#local/doctor/repository.ts';
import { HOST, PROJECT_ID } from '#local/environment.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { call } from '../helpers/api-server-client.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const brand = useBrandBackend();

/** The checks' eyes on the emulators of this test, as `npm run doctor` has them on the stack. */
function ports(changes: Partial<DoctorPorts> = {}): DoctorPorts {
  const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;
  const live = livePorts({
    project: PROJECT_ID,
    isLocal: true,
    db: brand.backend.db,
    admin: { firestore, rules: firestore, token: () => Promise.resolve('owner') },
    settings: { ...process.env, SITE_URL: brand.backend.origin },
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

describe('the doctor finds, and says what to do about,', () => {
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
    const wrong = await wrongWith({
      health: () => Promise.resolve(null),
      rules: () => readRules(admin, PROJECT_ID),
    });
    expect(wrong.map(({ what }) => what.slice(0, 36))).toEqual([
      'the rules could not be looked at: fe',
      expect.stringContaining(brand.backend.origin),
    ]);
  });
});

describe('against a deployment that is behind the repository', () => {
  let behind: RunningFirestore;

  test('the doctor finds other rules, missing indexes and missing time-to-live policies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
    const [rulesFile, indexesFile] = [join(folder, 'rules'), join(folder, 'indexes.json')];
    const rules = await readFile(`${ROOT}firestore.rules`, 'utf8');
    await writeFile(rulesFile, rules.replace('allow read: if isMember();', 'allow read: if true;'));
    await writeFile(indexesFile, JSON.stringify({ indexes: [], fieldOverrides: [] }));
    behind = await startFirestore({ host: HOST, port: 0, rulesFile, indexesFile });
    const firestore = `http://${HOST}:${behind.port}`;
    const admin = { firestore, rules: firestore, token: () => Promise.resolve('owner') };
    const {
      indexes,
      fields,
      rules: readBehind,
    } = livePorts({
      project: PROJECT_ID,
      isLocal: true,
      db: brand.backend.db,
      admin,
      settings: {},
    });
    const wanted = readWanted(ROOT);
    const wrong = await wrongWith({ indexes, fields, rules: readBehind });
    await behind.stop();
    await rm(folder, { recursive: true });
    const says = (part: string) => wrong.filter(({ what }) => what.includes(part)).length;
    expect(says('index')).toBe(wanted.indexes.length + wanted.fields.length);
    expect(says('time-to-live')).toBe(wanted.fields.filter(({ ttl }) => ttl !== null).length);
    expect(says('rules differ')).toBe(1);
    expect(wrong.every(({ todo }) => todo?.includes('npm run deploy'))).toBe(true);
  });
});
