import { execFileSync } from 'node:child_process';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentStatus } from '#scripts/editor/status.ts';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
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
    mistakes: [],
    unwritten: [],
    older: [],
    unfinished: [],
    unchecked: [],
  });
});

test('what stops the build is listed, as the build lists it', async () => {
  const publication = { drafts: false, day: '2026-11-22' };
  const root = await projectWith({
    ...RIGHT_POST,
    'src/content/blog/de/allein.mdx': postFile({ id: '"2"', category: 'news' }, '{now}'),
    'src/content/blog/en/later.mdx': postFile({ id: '"3"', draft: 'true' }),
    'src/content/blog/de/spaeter.mdx': postFile({ id: '"3"', draft: 'true' }),
    'src/content/blog/en/hello.mdx': postFile({}, 'See [it](/blog/later).\n\n<Figure'),
  });
  const { mistakes } = await contentStatus(root, publication);
  expect(mistakes).toHaveLength(5);
  expect(mistakes.join('\n')).toBe(formatProblems(await checkContent(root, publication)));
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

test('a data file is older by the day of its commit, whatever its time on disk', async () => {
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
