import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { type Locale, LOCALES } from '#src/i18n/locales.ts';
import type { Recording } from '#shared/entities/lesson-video.ts';
import { consentCookie } from '#tests/helpers/consent.ts';
import { readLibrary } from '../../library/read-library.ts';
import { signInAsPremium } from '../../sign-in.ts';
import { withCampaigns } from '../capture-campaigns.ts';
import { FIRST_CAMPAIGN_FILM, WEB_SEARCH_FILM } from './brand-films.ts';
import { BUILDER_FILM } from './builder-film.ts';
import { encoder } from './encode.ts';
import type { Film } from './film.ts';
import { LIBRARY_FILM } from './library-film.ts';
import { Stage, STILL_SCALE, WINDOW_HEIGHT } from './stage.ts';
import { type FilmTimes, readingSeconds, withTimes } from './times.ts';
import { WORKFLOW_FILM } from './workflow-film.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = `${root}public/media/lessons`;
/** A film that is not finished is in no build. */
const workshop = `${root}.local/films`;

/** By the key of its lesson. */
const FILMS: Readonly<Record<string, Film>> = {
  'ai-tools-and-workflow': WORKFLOW_FILM,
  'brand-checker-first-campaign': FIRST_CAMPAIGN_FILM,
  'web-search-first-hour': WEB_SEARCH_FILM,
  'smart-prompt-builder': BUILDER_FILM,
  'library-prompts': LIBRARY_FILM,
};

/** Digits of the hash in a file's name: too many to guess. */
const HASH_DIGITS = 16;

/** Plays a film's acts and writes it; each act lasts as long as its caption takes to read. */
async function shoot(page: Page, { film, locale, captions, file }: Take): Promise<FilmTimes> {
  await page.setViewportSize({ width: film.width, height: WINDOW_HEIGHT });
  const pictures = encoder(file);
  const stage = new Stage(page, pictures);
  await stage.visit(film.route, locale, film.query?.(locale));
  const acts = film.acts(stage, locale);
  if (acts.length !== captions.length) {
    throw new Error(`${file} has ${captions.length} captions, not ${acts.length}`);
  }
  const begins: number[] = [];
  for (const [index, act] of acts.entries()) {
    const begin = stage.time;
    begins.push(begin);
    await act();
    await stage.finish(begin + readingSeconds(captions[index]?.text ?? ''));
  }
  await pictures.end();
  return { begins, end: stage.time };
}

interface Take {
  film: Film;
  locale: Locale;
  captions: Recording['captions'];
  file: string;
}

/**
 * Makes the films of the lessons in both languages from the running stack, with its seeded premium
 * member. A film is named by its lesson, language and hash; its name and times go into the lesson.
 *
 * @param only part of the keys of those to make
 */
export async function makeFilms(browser: Browser, baseURL: string, only = ''): Promise<void> {
  const { lessons } = await readLibrary(root);
  await mkdir(folder, { recursive: true });
  await mkdir(workshop, { recursive: true });
  for (const locale of LOCALES) {
    const wanted = Object.entries(FILMS).filter(([key]) => `${key}.${locale}`.includes(only));
    if (wanted.length === 0) continue;
    const context = await browser.newContext({
      baseURL,
      deviceScaleFactor: STILL_SCALE,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      storageState: { cookies: [consentCookie({})], origins: [] },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await signInAsPremium(page);
    for (const [key, film] of wanted) {
      const video = lessons.find(({ id }) => id === `${key}.${locale}`)?.video;
      if (!video || !('recording' in video)) throw new Error(`${key} has no captions`);
      const take = {
        film,
        locale,
        captions: video.captions,
        file: `${workshop}/${key}-${locale}.mp4`,
      };
      const keep = async () => {
        const times = await shoot(page, take);
        const name = await publish(take.file);
        const lesson = `${root}src/content/lessons/${locale}/${key}.mdx`;
        await writeFile(lesson, withTimes(await readFile(lesson, 'utf8'), name, times));
        process.stdout.write(`${name} ${times.end} s\n`);
      };
      await (film.query ? withCampaigns(locale, keep) : keep());
    }
    await context.close();
  }
}

/** Puts a film where the site has its films, under a name with its hash, instead of the one before. */
async function publish(file: string): Promise<string> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
  const stem = basename(file, '.mp4');
  for (const old of globSync(`${folder}/${stem}-*.mp4`)) await rm(old);
  await rename(file, `${folder}/${stem}-${hash}.mp4`);
  return `${stem}-${hash}`;
}
