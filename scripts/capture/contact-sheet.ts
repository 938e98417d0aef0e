import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Locale, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { consentCookie } from '#tests/helpers/consent.ts';
import { signInAs } from '../sign-in.ts';
import { withCampaigns } from './capture-campaigns.ts';
import { SHEET_ROLES, sheetViews, type SheetView } from './sheet-views.ts';

const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** Longest wait for a page to be quiet, in milliseconds. */
const QUIET_MS = 5_000;

interface Shot {
  view: string;
  locale: Locale;
  width: number;
  theme: (typeof THEMES)[number];
  /** Relative to the sheet. */
  file: string;
  /** What the browser logged, failed requests, and a page that is wider than its window. */
  faults: string[];
}

const fileName = (name: string) =>
  name.replace(/^\//, '').replaceAll(/[^a-z0-9]+/gi, '-') || 'home';

/** Collects what the page's console and network report from now on. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  });
  return faults;
}

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function show(page: Page, view: SheetView, locale: Locale): Promise<void> {
  const { pathname, search, hash } = new URL(view.path, 'http://site');
  await page.goto(localizedPath(pathname, locale) + search + hash);
  // The picture shows the whole page without scrolling.
  await page.locator('img[loading=lazy]').evaluateAll((pictures) => {
    for (const picture of pictures) picture.setAttribute('loading', 'eager');
  });
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await view.prepare?.(page, locale);
}

/** Opens a view in a page of its own and takes its picture. */
async function take(
  context: BrowserContext,
  view: SheetView,
  { folder, ...shot }: Omit<Shot, 'view' | 'faults'> & { folder: string },
): Promise<Shot> {
  const page = await context.newPage();
  const faults = watch(page);
  if (view.withBanner) await context.clearCookies();
  else await context.addCookies([consentCookie({})]);
  if (view.withoutServer) await page.route('**/api/**', (route) => route.abort());
  try {
    await show(page, view, shot.locale);
    if (await isWider(page)) faults.push('wider than the window');
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.screenshot({
    path: `${folder}/${shot.file}`,
    fullPage: true,
    animations: 'disabled',
    type: 'jpeg',
    quality: 70,
  });
  await page.close();
  return { ...shot, view: view.name, faults: view.logs ? [] : faults };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ view }) => view))];
  const row = (name: string) => {
    const cells = shots
      .filter(({ view }) => view === name)
      .map(
        ({ file, width, theme, locale, faults }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" width="${width / 8}" alt=""></a>` +
          `<figcaption>${locale} ${width} ${theme}${faults.map((fault) => `<br>${escapeHtml(fault)}`).join('')}</figcaption></figure>`,
      );
    return `<h2>${escapeHtml(name)}</h2><div>${cells.join('')}</div>`;
  };
  const style =
    'body{font:12px system-ui;background:#888}div{display:flex;gap:8px;align-items:start}figure{margin:0}';
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${names.map(row).join('')}`;
}

interface Column extends Pick<Shot, 'locale' | 'width' | 'theme'> {
  baseURL: string;
  folder: string;
}

/** Takes the pictures of all views at one width, in one theme and language. */
async function takeAll(
  browser: Browser,
  views: readonly SheetView[],
  { baseURL, folder, locale, width, theme }: Column,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const role of SHEET_ROLES) {
    const ofRole = views.filter((view) => view.role === role);
    if (ofRole.length === 0) continue;
    const context = await browser.newContext({
      baseURL,
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height: HEIGHT },
    });
    if (role !== null) await signInAs(await context.newPage(), role);
    for (const view of ofRole) {
      const file = `${locale}-${width}-${theme}-${fileName(view.name)}.jpg`;
      shots.push(await take(context, view, { folder, locale, width, theme, file }));
    }
    await context.close();
  }
  return shots;
}

/**
 * Takes a picture of every kind of page and state at three widths, in both themes and languages, from
 * the running stack, and lays them out on one page, `contact-sheet.html`, with what each page logged.
 *
 * @param folder for the pictures and the sheet
 * @param only part of the names of the views to take, empty for all
 */
export async function captureSheet(
  browser: Browser,
  { baseURL, folder, only }: { baseURL: string; folder: string; only: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const locale of LOCALES) {
    const views = sheetViews(locale).filter(({ name }) => name.includes(only));
    await withCampaigns(locale, async () => {
      for (const width of WIDTHS) {
        // Both at once: a page waits for the network most of its time.
        const taken = await Promise.all(
          THEMES.map((theme) => takeAll(browser, views, { baseURL, folder, locale, width, theme })),
        );
        shots.push(...taken.flat());
      }
    });
  }
  await writeFile(`${folder}/contact-sheet.html`, sheet(shots));
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  for (const { file, faults } of faulty) process.stdout.write(`${file}: ${faults.join(' | ')}\n`);
  process.stdout.write(`${shots.length} pictures in ${folder}/contact-sheet.html\n`);
}
