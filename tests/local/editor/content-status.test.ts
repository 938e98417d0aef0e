import { execFileSync } from 'node:child_process';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentStatus } from '#local/editor/status.ts';
import { postFile, projectWith, RIGHT_POST } from '../../helpers/content-folder.ts';

const EN = 'src/content/services/en/design.yaml';
const DE = 'src/content/services/de/design.yaml';
const services = { [EN]: 'title: Design\n', [DE]: 'title: Gestaltung\n' };

function commit(root: string, file: string, date: string): void {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.test'];
  const environment = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', ['add', file], { cwd: root });
  execFileSync('git', [...who, 'commit', '-qm', file], { cwd: root, env: environment });
}

async function repositoryWith(files: Record<string, string>): Promise<string> {
  const root = await projectWith(files);
  execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

test('two complete languages have nothing to do', async () => {
  expect(await contentStatus(await projectWith(RIGHT_POST))).toEqual({
    missing: [],
    unwritten: [],
    older: [],
    unfinished: [],
  });
});

test('posts, files and terms that lack their other language are missing', async () => {
  const term = (id: string) => `  - { id: ${id}, term: T, definition: D }\n`;
  const root = await projectWith({
    ...RIGHT_POST,
    'src/content/blog/de/allein.mdx': postFile({ id: '"2"' }),
    [EN]: services[EN] ?? '',
    'src/content/glossary/en/models.yaml': `terms:\n${term('token')}${term('weight')}`,
    'src/content/glossary/de/models.yaml': `terms:\n${term('token')}`,
  });
  const { missing } = await contentStatus(root);
  expect(missing.toSorted()).toEqual([
    'src/content/blog/de/allein.mdx:2 has no "en" version',
    'src/content/glossary/en/models.yaml:3 "weight" has no "de" version',
    'src/content/services/en/design.yaml:1 has no "de" version',
  ]);
});

test('a post is older than its other language by the days that both name', async () => {
  const root = await projectWith({
    ...RIGHT_POST,
    'src/content/blog/en/hello.mdx': postFile({ updated: '2025-06-01' }),
  });
  expect((await contentStatus(root)).older).toEqual([
    'src/content/blog/de/hallo.mdx (2025-03-14) is older than src/content/blog/en/hello.mdx (2025-06-01)',
  ]);
});

test('a data file is older by the day of its commit, whatever the disk says', async () => {
  const root = await repositoryWith(services);
  commit(root, EN, '2025-01-02T10:00:00Z');
  commit(root, DE, '2025-01-05T10:00:00Z');
  await utimes(join(root, EN), new Date(), new Date());
  expect((await contentStatus(root)).older).toEqual([
    `${EN} (2025-01-02) is older than ${DE} (2025-01-05)`,
  ]);
});

test('two commits of one day are equally old', async () => {
  const root = await repositoryWith(services);
  commit(root, EN, '2025-01-02T10:00:00Z');
  commit(root, DE, '2025-01-02T18:00:00Z');
  expect((await contentStatus(root)).older).toEqual([]);
});

test('a change that is not committed counts by its time on disk', async () => {
  const root = await repositoryWith(services);
  commit(root, EN, '2025-01-02T10:00:00Z');
  commit(root, DE, '2025-01-05T10:00:00Z');
  await writeFile(join(root, EN), 'title: Better design\n');
  await utimes(join(root, EN), new Date('2025-02-01T10:00:00Z'), new Date('2025-02-01T10:00:00Z'));
  expect((await contentStatus(root)).older).toEqual([
    `${DE} (2025-01-05) is older than ${EN} (2025-02-01)`,
  ]);
});

test('without a repository the time on disk counts', async () => {
  const root = await projectWith(services);
  const day = new Date('2025-01-02T10:00:00Z');
  await utimes(join(root, DE), day, day);
  expect((await contentStatus(root)).older).toHaveLength(1);
});
