import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import {
  CAPTURE_SIZES,
  type CaptureName,
  capturePath,
  type CaptureSize,
} from '#src/lib/captures.ts';
import { ROUTES, type RouteName } from '#src/routes.ts';
import { consentCookie } from '#tests/helpers/consent.ts';
import { sampleCampaign } from './seed/sample-campaign.ts';
import { signInAsPremium } from './sign-in.ts';

const THEMES = ['light', 'dark'] as const;
/** Largest file in bytes: a phone may load it with the first view. */
const MAX_BYTES = 20_000;
const QUALITIES = [55, 42, 30, 22];
const QUIET_MS = 5_000;

interface Scene {
  route: RouteName;
  /** Added to the address. */
  hash?: string;
  /** Brings the page into the state that the picture shows. */
  prepare?: (page: Page) => Promise<void>;
}

const SCENES: Record<CaptureName, Scene> = {
  'brand-checker': { route: 'brandChecker', prepare: (page) => scrollTo(page, '[role=tablist]') },
  'prompt-library': { route: 'promptLibrary' },
  'smart-builder': { route: 'smartBuilder', prepare: chooseOptions },
  dashboard: { route: 'dashboard' },
  'periodic-table': {
    route: 'periodicTable',
    hash: '#claude',
    prepare: (page) => scrollTo(page, '.tool-table'),
  },
};

/** Puts an element below the header, which stays in view. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  const target = page.locator('main').locator(selector).first();
  await target.evaluate((element) => {
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 104 });
  });
}

/** One option of each of the first steps, so that the prompt beside them has grown. */
async function chooseOptions(page: Page): Promise<void> {
  const options = page.locator('main [role=tabpanel] button[aria-pressed]');
  for (const index of [0, 4, 11]) await options.nth(index).click();
  await scrollTo(page, '[role=tabpanel] section[aria-labelledby]');
}

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

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
  theme: (typeof THEMES)[number];
  size: CaptureSize;
}

async function captureView(browser: Browser, baseURL: string, view: View): Promise<void> {
  const { width, height, scale } = CAPTURE_SIZES[view.size];
  const context = await browser.newContext({
    baseURL,
    colorScheme: view.theme,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    viewport: { width: width / scale, height: height / scale },
    storageState: { cookies: [consentCookie({})], origins: [] },
  });
  const page = await context.newPage();
  await signInAsPremium(page);
  for (const [name, { route, hash = '', prepare }] of Object.entries(SCENES)) {
    await page.goto(localizedPath(ROUTES[route], view.locale) + hash);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    await prepare?.(page);
    const png = await page.screenshot({ animations: 'disabled' });
    await save(png, capturePath(name as CaptureName, view.locale, view.theme, view.size));
  }
  await context.close();
}

/**
 * Takes the pictures of our tools that the site shows, from the running stack with its seeded
 * premium member, and puts them into `public/media/product`.
 */
export async function captureProduct(browser: Browser, baseURL: string): Promise<void> {
  for (const locale of LOCALES) {
    const removeCampaign = await sampleCampaign(locale);
    for (const theme of THEMES) {
      await captureView(browser, baseURL, { locale, theme, size: 'small' });
      await captureView(browser, baseURL, { locale, theme, size: 'large' });
    }
    await removeCampaign();
  }
}
