import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyPush, describePlan, planPush } from '#scripts/library/push.ts';
import { pushTarget } from '#scripts/library/push-target.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { projectWith } from '../../helpers/content-folder.ts';
import { promptEntry, promptFile, RIGHT_LIBRARY } from '../../helpers/library-content.ts';
import { promptIndexSchema } from '#shared/entities/prompt.ts';
import { HOST, PROJECT_ID } from '#scripts/environment.ts';
import { startFirestore, type RunningFirestore } from '@anlauf/firestore-emulator';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** Loading Firebase's Admin SDK anew takes seconds on a busy machine. */
const COMMAND_TIMEOUT_MS = 60_000;

let emulator: RunningFirestore;
let app: App;
let db: Firestore;

beforeAll(async () => {
  emulator = await startFirestore({ host: HOST, port: 0 });
  // The Admin SDK reads the address from the environment.
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `${HOST}:${emulator.port}`,
    METADATA_SERVER_DETECTION: 'none',
  });
  app = initializeApp({ projectId: PROJECT_ID });
  db = getFirestore(app);
});
beforeEach(async () => {
  await Promise.all((await db.listCollections()).map((each) => db.recursiveDelete(each)));
});
afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
});

const libraryOf = async (files: Record<string, string> = {}) =>
  readLibrary(await projectWith({ ...RIGHT_LIBRARY, ...files }));

async function push(files: Record<string, string> = {}): Promise<string[]> {
  const plan = await planPush(db, await libraryOf(files));
  await applyPush(db, plan);
  return describePlan(plan);
}

const stored = async (path: string) => (await db.doc(path).get()).data();

describe('a push', () => {
  test('is only planned at first: nothing is written', async () => {
    const plan = await planPush(db, await libraryOf());
    expect(plan.added).toHaveLength(9);
    expect(await db.listCollections()).toEqual([]);
  });

  test('adds everything, and a second one has nothing to do', async () => {
    expect((await push()).at(-1)).toBe('9 added, 0 changed, 0 archived, 0 as they are.');
    expect(await stored('prompts/one.de')).toMatchObject({ language: 'de', category_id: 'seo' });
    expect(await stored('lessons/start.en')).toMatchObject({ minutes: 1, guide: [{}, {}, {}, {}] });
    expect(await push()).toEqual(['0 added, 0 changed, 0 archived, 9 as they are.']);
  });

  test('adds a live Q&A once, and undoes nothing that an operator has changed or removed', async () => {
    const file = (topic: string) => ({
      'src/content/events/events.yaml': `events:
  - id: first
    startsAt: '2026-12-15T17:00'
    minutes: 60
    topic: { en: ${topic}, de: Thema }
    description: { en: Text, de: Text }
`,
    });
    expect(await push(file('Topic'))).toContain('  + events/first');
    expect(await stored('events/first')).toMatchObject({ starts_at: '2026-12-15T16:00:00.000Z' });
    await db.doc('events/first').update({ status: 'removed' });
    await push(file('Other'));
    expect(await stored('events/first')).toMatchObject({
      ...{ status: 'removed', topic: { en: 'Topic', de: 'Thema' } },
    });
    await push();
    expect(await stored('events/first')).toMatchObject({ status: 'removed' });
  });

  test('lists the fields that change, and writes the file’s values to the document', async () => {
    await push();
    await db.doc('prompts/two.en').update({ stray: true });
    const lines = await push({
      'src/content/prompts/en/seo.yaml': promptFile(
        'seo',
        [promptEntry('one', { title: 'Another title' }), promptEntry('two')],
        'Search',
      ),
    });
    expect(lines.slice(0, -1)).toEqual([
      '  ~ prompts/one.en  title',
      '  ~ prompts/two.en  stray',
      '  ~ prompt_index/en  prompts',
    ]);
    expect(await stored('prompts/one.en')).toMatchObject({ title: 'Another title' });
    expect(await stored('prompts/two.en')).not.toHaveProperty('stray');
  });

  test('archives what left the files, once, and publishes it again when it comes back', async () => {
    await push();
    const without = {
      'src/content/prompts/en/seo.yaml': promptFile('seo', [promptEntry('one')], 'Search'),
      'src/content/prompts/de/seo.yaml': promptFile('seo', [promptEntry('one')], 'Suche'),
    };
    expect((await push(without)).slice(0, -1).sort()).toEqual([
      '  - prompts/two.de  archived',
      '  - prompts/two.en  archived',
      '  ~ prompt_index/de  prompts',
      '  ~ prompt_index/en  prompts',
    ]);
    const index = promptIndexSchema.parse(await stored('prompt_index/en'));
    expect(index.prompts).toMatchObject([{ id: 'one.en', category_name: 'Search' }]);
    expect(await stored('prompts/two.en')).toMatchObject({
      status: 'archived',
      title: 'Title two',
    });
    expect(await push(without)).toEqual(['0 added, 0 changed, 0 archived, 9 as they are.']);
    expect(await push()).toContain('  ~ prompts/two.en  status');
    expect(await stored('prompts/two.en')).toMatchObject({ status: 'published' });
  });
});

describe('the target of a push', () => {
  test('is never guessed', () => {
    expect(() => pushTarget({}, {})).toThrow(/Say where to push/);
    expect(() => pushTarget({}, { PUBLIC_FIREBASE_PROJECT_ID: 'demo-anlauf' })).toThrow();
  });

  test('is the project that is named, the emulator before the cloud', () => {
    expect(pushTarget({ project: 'studio' }, {})).toEqual({ projectId: 'studio' });
    expect(pushTarget({}, { PUBLIC_FIREBASE_PROJECT_ID: 'studio' })).toEqual({
      projectId: 'studio',
    });
    expect(pushTarget({ project: 'studio' }, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' })).toEqual({
      projectId: 'studio',
      emulator: '127.0.0.1:1',
    });
    expect(pushTarget({ local: true }, {}).emulator).toMatch(/^127\.0\.0\.1:\d+$/);
  });
});

describe('the command', () => {
  // Not `execFileSync`: the Firestore that it talks to lives in this process.
  const execute = promisify(execFile);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const run = (address: string, ...parameters: string[]) =>
    execute(process.execPath, ['scripts/main.js', 'editor/prompts-push', ...parameters], {
      cwd: root,
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: address },
    });

  test(
    'writes the library of this site only with the option for it',
    async () => {
      const address = `${HOST}:${emulator.port}`;
      const dry = await run(address, '--project', PROJECT_ID);
      expect(dry.stdout).toContain(`Firestore of ${PROJECT_ID} at ${address}`);
      expect(dry.stdout).toContain('Nothing is written yet. Add "-- --apply"');
      expect(await db.listCollections()).toEqual([]);

      const applied = await run(address, '--project', PROJECT_ID, '--apply');
      expect(applied.stdout).toContain('Written.');
      expect((await db.collection('prompts').get()).size).toBeGreaterThanOrEqual(240);
    },
    COMMAND_TIMEOUT_MS,
  );

  test(
    'reports that no Firestore answers',
    async () => {
      await expect(run('127.0.0.1:9')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('No Firestore answers at 127.0.0.1:9') as string,
      });
    },
    COMMAND_TIMEOUT_MS,
  );
});
