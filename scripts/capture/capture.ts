/**
 * `npm run capture [-- --only /blog]`: pictures of every page of the running stack (`npm start` in
 * another terminal), at three widths, in both themes and languages, for looking at. They go to
 * `.local/captures/<width>-<theme>/<path>.png`. With `--product` it takes the pictures of our tools
 * that the site and the lessons show, with `--guides` those of the guides in `docs`; then
 * `--only lesson` means those whose names have it. With `--films` it makes the films of the lessons
 * and the marketing page's; then `--only library.de` or `--only content-workflow` means one of them.
 * With `--sheet` it takes every kind of page and state and lays them out on one page,
 * `.local/captures/sheet/contact-sheet.html`, with what each of them logged.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { consentCookie } from '#tests/helpers/consent.ts';
import { findChromium } from '../chromium.ts';
import { HOST, localPorts } from '../environment.ts';
import { signInAsPremium } from '../sign-in.ts';
import { memberPaths, publicPaths } from '../site-paths.ts';
import { captureSheet } from './contact-sheet.ts';
import { captureGuides } from './guide-captures.ts';
import { makeFilms } from './films/films.ts';
import { makeWorkFilm } from './films/work-film.ts';
import { captureProduct } from './product-captures.ts';

const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** Longest wait for a page to be quiet, in milliseconds. */
const QUIET_MS = 5_000;

const folder = fileURLToPath(new URL('../../.local/captures', import.meta.url));
const baseURL = `http://${HOST}:${localPorts().hosting}`;

async function capture(page: Page, path: string, into: string): Promise<void> {
  await page.goto(path);
  // The picture shows the whole page without scrolling.
  await page.locator('img[loading=lazy]').evaluateAll((pictures) => {
    for (const picture of pictures) picture.setAttribute('loading', 'eager');
  });
  // A request that hangs is shown as what a visitor sees meanwhile.
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '_');
  await page.screenshot({ path: `${into}/${name}.png`, fullPage: true, animations: 'disabled' });
}

interface View {
  width: number;
  theme: (typeof THEMES)[number];
}

async function captureAll(
  browser: Browser,
  { width, theme }: View,
  pages: { open: readonly string[]; closed: readonly string[] },
): Promise<void> {
  const into = `${folder}/${width}-${theme}`;
  await mkdir(into, { recursive: true });
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    viewport: { width, height: HEIGHT },
    storageState: { cookies: [consentCookie({})], origins: [] },
  });
  const page = await context.newPage();
  for (const path of pages.open) await capture(page, path, into);
  if (pages.closed.length > 0) await signInAsPremium(page);
  for (const path of pages.closed) await capture(page, path, into);
  await context.close();
  process.stdout.write(`${into}\n`);
}

async function captureEverything(browser: Browser, only: string): Promise<void> {
  const isWanted = (path: string) => path.includes(only);
  const pages = {
    open: (await publicPaths(baseURL)).filter(isWanted),
    closed: memberPaths().filter(isWanted),
  };
  for (const width of WIDTHS) {
    for (const theme of THEMES) await captureAll(browser, { width, theme }, pages);
  }
}

async function makeAllFilms(browser: Browser, only: string): Promise<void> {
  await makeFilms(browser, baseURL, only);
  if ('content-workflow'.includes(only)) await makeWorkFilm(browser, baseURL);
}

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    product: { type: 'boolean' },
    guides: { type: 'boolean' },
    films: { type: 'boolean' },
    sheet: { type: 'boolean' },
  },
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  if (flags.films) await makeAllFilms(browser, flags.only);
  else if (flags.guides) await captureGuides(browser, baseURL, flags.only);
  else if (flags.product) await captureProduct(browser, baseURL, flags.only);
  else if (flags.sheet)
    await captureSheet(browser, { baseURL, folder: `${folder}/sheet`, only: flags.only });
  else await captureEverything(browser, flags.only);
} finally {
  await browser.close();
}
