import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readLibrary } from '#local/library/read-library.ts';
import { DIST } from '../helpers/built-site.ts';

const library = await readLibrary(fileURLToPath(new URL('../..', import.meta.url)));

/** Every public file as text: pages, scripts, data. */
const files = globSync('**/*.*', { cwd: DIST }).map((path) => ({
  path,
  // The build may have set non-breaking spaces.
  text: readFileSync(DIST + path, 'utf8').replaceAll('\u00a0', ' '),
}));

/** Long enough to be this text and no other; quotes and line breaks are written differently in code. */
const PASSAGE = /[^\n"'`\\<&{}]{40,}/;

const holding = (needle: string) =>
  files.filter(({ text }) => text.includes(needle)).map(({ path }) => path);

test('no prompt of the library stands in a public file', () => {
  const passages = library.prompts.flatMap(({ content }) => PASSAGE.exec(content) ?? []);
  expect(passages.length).toBeGreaterThan(200);
  expect(passages.flatMap(holding)).toEqual([]);
});

test('no link of a video for premium members stands in a public file', () => {
  const links = library.videos.flatMap(({ embedUrl, watchUrl }) => [embedUrl, watchUrl]);
  // Whoever knows the id has the video, whatever the address around it.
  const ids = links.map((link) => link.split(/[/=]/).at(-1) ?? link);
  expect(ids.length).toBeGreaterThan(0);
  expect([...links, ...ids].flatMap(holding)).toEqual([]);
});
