import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleVideos, requireRealVideos } from '#src/integrations/example-videos.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'lessons/en'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function writeLesson(embedUrl: string): void {
  const head = ['---', 'title: A lesson', 'video:', `  embedUrl: ${embedUrl}`, '---'];
  writeFileSync(join(folder, 'lessons/en/a.mdx'), head.join('\n'));
}

test('a real operator cannot build or publish an example video, and learns where it is', () => {
  writeLesson('https://www.youtube-nocookie.com/embed/EXAMPLE0009');
  expect(exampleVideos(folder)).toEqual(['lessons/en/a.mdx:4']);
  expect(() => requireRealVideos('firebase', folder)).toThrow('- lessons/en/a.mdx:4');
});

test('the sample operator can, and everybody with a real video', () => {
  writeLesson('https://www.youtube-nocookie.com/embed/EXAMPLE0009');
  expect(() => requireRealVideos('local', folder)).not.toThrow();
  writeLesson('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(() => requireRealVideos('firebase', folder)).not.toThrow();
});

test('no lesson needs one: its films are our own', () => {
  const places = exampleVideos('src/content').map((place) => place.split(':')[0]);
  expect(places.filter((place) => place?.startsWith('lessons/'))).toEqual([]);
});
