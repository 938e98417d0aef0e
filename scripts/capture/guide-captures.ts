import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { consentCookie } from '#tests/helpers/consent.ts';
import { type GuideScene, GUIDE_SCENES } from './guide-scenes.ts';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
/** Longest wait for a page to be quiet, in milliseconds. */
const QUIET_MS = 5_000;
/** Flat screens lose nothing by a palette. */
const PALETTE = { palette: true, colours: 64, effort: 10 };

async function take(page: Page, name: string, { prepare }: GuideScene): Promise<void> {
  await prepare(page);
  // What was clicked last would look as if it were pointed at.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  const png = await sharp(await page.screenshot({ animations: 'disabled' }))
    .png(PALETTE)
    .toBuffer();
  await writeFile(`${folder}/${name}.png`, png);
  process.stdout.write(`docs/pictures/${name}.png ${png.length}\n`);
}

async function captureScene(
  browser: Browser,
  baseURL: string,
  name: string,
  scene: GuideScene,
): Promise<void> {
  const [width, height] = scene.size;
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width, height },
    storageState: { cookies: [consentCookie({})], origins: [] },
  });
  await take(await context.newPage(), name, scene);
  await context.close();
}

/**
 * Takes the pictures of the guides in `docs`, from the running stack with its seed.
 *
 * @param only part of the names of those to take
 */
export async function captureGuides(browser: Browser, baseURL: string, only = ''): Promise<void> {
  const scenes = Object.entries(GUIDE_SCENES).filter(([name]) => name.includes(only));
  for (const [name, scene] of scenes) await captureScene(browser, baseURL, name, scene);
}
