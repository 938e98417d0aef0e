import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { EVERYTHING } from '#shared/rules/publication.ts';
import { contentChecks } from '#src/integrations/content-checks.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';

async function start(
  command: 'build' | 'dev' | 'sync',
  files: Record<string, string>,
): Promise<void> {
  const root = pathToFileURL(`${await projectWith({ ...RIGHT_POST, ...files })}/`);
  const hook = contentChecks(EVERYTHING).hooks['astro:config:setup'];
  type Options = Parameters<NonNullable<typeof hook>>[0];
  await hook?.({ command, config: { root } } as unknown as Options);
}

test('a build stops with the list of mistakes', async () => {
  const wrong = { [EN]: postFile({ category: 'news' }) };
  await expect(start('build', wrong)).rejects.toThrow(`${EN}:7  category "news" is not known`);
});

test('development does not start with wrong fields, which Astro would refuse', async () => {
  const wrong = { [EN]: postFile({ category: 'news' }, '[x](/nowhere)') };
  await expect(start('dev', wrong)).rejects.toThrow(
    /hello\.mdx:7 {2}category "news" is not known.*\n.*hello\.mdx:12 {2}link/,
  );
  await expect(start('dev', { [EN]: postFile({}, '[x](/nowhere)') })).resolves.toBeUndefined();
});

test('a build continues when the content is right, and other commands are not checked', async () => {
  await expect(start('build', {})).resolves.toBeUndefined();
  await expect(start('sync', { [EN]: 'nothing' })).resolves.toBeUndefined();
});
