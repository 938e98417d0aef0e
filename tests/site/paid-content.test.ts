import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { GuideNode } from '#shared/entities/guide.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { DIST } from '../helpers/built-site.ts';

const library = await readLibrary(fileURLToPath(new URL('../..', import.meta.url)));

/** Every public file of text: pages, scripts, data. Pictures, films and fonts have bytes of zero. */
const files = globSync('**/*.*', { cwd: DIST })
  .map((path) => ({ path, bytes: readFileSync(DIST + path) }))
  .filter(({ bytes }) => !bytes.includes(0))
  .map(({ path, bytes }) => ({
    path,
    // The build may have set non-breaking spaces. Bytes are searched faster than strings.
    bytes: Buffer.from(bytes.toString().replaceAll('\u00a0', ' ')),
  }));

/** Long enough to be this text and no other; quotes and line breaks are written differently in code. */
const PASSAGE = /[^\n"'`\\<&{}]{40,}/;

/** Every text of a guide, with what its pictures show. */
function passagesOf(nodes: readonly GuideNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.split(/["'`\\<&{}\n]/);
    if ('file' in node) return node.text.split(/["'`\\<&{}\n]/);
    return 'tag' in node ? passagesOf(node.children) : [node.alt];
  });
}

const holding = (needle: string) =>
  files.filter(({ bytes }) => bytes.includes(needle)).map(({ path }) => path);

test('no prompt of the library is in a public file', () => {
  const passages = library.prompts.flatMap(({ content }) => PASSAGE.exec(content) ?? []);
  expect(passages.length).toBeGreaterThan(200);
  expect(passages.flatMap(holding)).toEqual([]);
});

test('no sentence of a guide and no caption for premium members is in a public file', () => {
  const lessons = library.lessons.map((lesson) => {
    const captions = lesson.video && 'captions' in lesson.video ? lesson.video.captions : [];
    const sentences = [lesson.goal, lesson.pass_mark, ...captions.map(({ text }) => text)];
    const texts = [...passagesOf(lesson.guide), ...sentences];
    return texts.map((text) => text.replaceAll('\u00a0', ' ')).filter((text) => text.length >= 40);
  });
  for (const passages of lessons) expect(passages.length).toBeGreaterThan(20);
  expect(lessons.flat().flatMap(holding)).toEqual([]);
});

const films = library.lessons.flatMap(({ video }) =>
  video && 'recording' in video ? [video.recording] : [],
);

test('no film is named in a public file, and no video of a host', () => {
  const links = library.lessons.flatMap(({ video }) =>
    video && 'embedUrl' in video ? [video.embedUrl, video.watchUrl] : [],
  );
  // The id alone gives access to the video, whatever the address around it.
  const ids = links.map((link) => link.split(/[/=]/).at(-1) ?? link);
  expect(films.length).toBeGreaterThanOrEqual(10);
  expect([...films, ...links, ...ids].flatMap(holding)).toEqual([]);
});

test('nothing of the lessons is published but their films, under names with their hash', () => {
  const published = globSync('media/lessons/*', { cwd: DIST });
  expect(published.toSorted()).toEqual(films.map((film) => `media/lessons/${film}.mp4`).toSorted());
  for (const film of published) {
    const hash = createHash('sha256')
      .update(readFileSync(DIST + film))
      .digest('hex');
    expect(film).toContain(`-${hash.slice(0, 16)}.mp4`);
  }
});

test('no link and no answer of a live Q&A is in a public file', () => {
  const links = library.events
    .flatMap(({ joinUrl, recordingUrl }) => [joinUrl, recordingUrl])
    .filter((link) => link !== undefined);
  const answers = library.events.flatMap(({ answers }) =>
    Object.values(answers ?? {}).flatMap((text) => PASSAGE.exec(text) ?? []),
  );
  expect(answers.length).toBeGreaterThan(0);
  expect([...links, ...answers].flatMap(holding)).toEqual([]);
});
