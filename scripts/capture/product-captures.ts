import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { CAPTURE_SIZES, capturePath, type CaptureSize } from '#src/lib/captures.ts';
import { ROUTES } from '#src/routes.ts';
import { consentCookie } from '#tests/helpers/consent.ts';
import { signInAsPremium } from '../sign-in.ts';
import { withCampaigns } from './capture-campaigns.ts';
import { LESSON_SCENES } from './lesson-scenes.ts';
import { PRODUCT_SCENES, type Scenes } from './product-scenes.ts';

const THEMES = ['light', 'dark'] as const;
/** Largest file in bytes: a phone may load it with the first view. */
const MAX_BYTES = 13_200;
const QUALITIES = [55, 48, 42, 36, 30, 26, 22, 19, 16];
const QUIET_MS = 5_000;

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** A part of a page that is higher than this share of the picture is a section, and not a card or a row. */
const MAX_PART = 0.4;

/** Empties the cards and rows that the picture's lower edge cuts, and leaves their boxes. */
async function emptyCutParts(page: Page): Promise<void> {
  await page.locator('main').evaluate((main, maxPart) => {
    const visit = (parent: Element) => {
      for (const child of parent.children) {
        const { top, bottom, height } = child.getBoundingClientRect();
        // An island has no box of its own.
        if (height > 0 && (bottom <= innerHeight || top >= innerHeight)) continue;
        if (height === 0 || height > innerHeight * maxPart) {
          visit(child);
          continue;
        }
        const parts = child.children.length > 0 ? [...child.children] : [child];
        for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = 'hidden';
      }
    };
    visit(main);
  }, MAX_PART);
}

/** Writes a screenshot as good as its size allows. */
async function save(png: Buffer, path: string): Promise<void> {
  const file = publicFolder + path;
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(png).avif({ quality, effort: 5 }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  process.stdout.write(`${path} ${bytes.length}\n`);
}

interface View {
  locale: Locale;
  size: CaptureSize;
}

async function captureView(
  browser: Browser,
  baseURL: string,
  { locale, size }: View,
  scenes: Scenes,
): Promise<void> {
  const { width, height, scale } = CAPTURE_SIZES[size];
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    viewport: { width: width / scale, height: height / scale },
    storageState: { cookies: [consentCookie({})], origins: [] },
  });
  const page = await context.newPage();
  await signInAsPremium(page);
  for (const [name, scene] of Object.entries(scenes)) {
    await page.emulateMedia({ colorScheme: THEMES[0] });
    const { route, query, hash = '', withoutHeader = false, withCutParts = false, prepare } = scene;
    // A scene that differs from the last one by its hash alone would find what that did with the page.
    await page.goto('about:blank');
    await page.goto(localizedPath(ROUTES[route], locale) + (query?.(locale) ?? '') + hash);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    if (withoutHeader) {
      const bars = page.locator('header').first().or(page.locator('#tools'));
      await bars.evaluateAll((all: HTMLElement[]) => {
        for (const bar of all) bar.style.display = 'none';
      });
    }
    await prepare?.(page, locale);
    if (!withCutParts) await emptyCutParts(page);
    // What was clicked last would look as if it were pointed at.
    await page.mouse.move(0, 0);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const png = await page.screenshot({ animations: 'disabled' });
      await save(png, capturePath(name, locale, theme, size));
    }
  }
  await context.close();
}

/**
 * Takes the pictures of our tools that the site and the lessons show, from the running stack with its
 * seeded premium member, and puts them into `public/media/product`.
 *
 * @param only part of the names of those to take, or several with commas between them
 */
export async function captureProduct(browser: Browser, baseURL: string, only = ''): Promise<void> {
  const all: [string, Scenes[string]][] = Object.entries({ ...PRODUCT_SCENES, ...LESSON_SCENES });
  const parts = only.split(',');
  const isWanted = ([name]: [string, unknown]) => parts.some((part) => name.includes(part));
  const scenes = Object.fromEntries(all.filter(isWanted));
  for (const locale of LOCALES) {
    await withCampaigns(locale, async () => {
      await captureView(browser, baseURL, { locale, size: 'small' }, scenes);
      await captureView(browser, baseURL, { locale, size: 'large' }, scenes);
    });
  }
}
