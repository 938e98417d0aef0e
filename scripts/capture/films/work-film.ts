import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { encoder, FPS } from './encode.ts';
import { WORK_SCENE, WORK_STYLES, workScene } from './work-scene.ts';

const SIZE = { width: 960, height: 540 } as const;
/** The editor's changes are what the film is about. */
const POSTER_S = 10;

const folder = fileURLToPath(new URL('../../../public/media', import.meta.url));

/** Sets every animation of the scene to a moment, so that the same moment is the same picture. */
async function pictureAt(page: Page, seconds: number): Promise<Buffer> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, seconds * 1_000);
  return page.screenshot();
}

async function shoot(page: Page, locale: Locale): Promise<void> {
  await page.goto(localizedPath(ROUTES.digitalMarketing, locale));
  await page.addStyleTag({ content: WORK_STYLES });
  await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    // The page itself does without its font when that comes late.
    const files = performance.getEntriesByType('resource');
    const font = files.find(({ name }) => name.endsWith('.woff2'));
    if (!font) throw new Error('The page has no font.');
    const face = new FontFace('Film', `url(${font.name})`, { weight: '400 700' });
    document.fonts.add(await face.load());
  }, workScene(locale));
  const name = `content-workflow-${locale}`;
  const pictures = encoder(`${folder}/${name}.mp4`, SIZE);
  for (let frame = 0; frame < WORK_SCENE.seconds * FPS; frame += 1) {
    const png = await pictureAt(page, frame / FPS);
    await pictures.show(await sharp(png).removeAlpha().raw().toBuffer(), 1);
  }
  await pictures.end();
  const poster = sharp(await pictureAt(page, POSTER_S));
  await writeFile(`${folder}/${name}.avif`, await poster.avif({ quality: 32 }).toBuffer());
  process.stdout.write(`${name}\n`);
}

/** Makes the silent film of the marketing page, "Our work in action", in both languages. */
export async function makeWorkFilm(browser: Browser, baseURL: string): Promise<void> {
  // The scene's styles are none of the page's.
  const context = await browser.newContext({
    baseURL,
    viewport: SIZE,
    colorScheme: 'light',
    bypassCSP: true,
  });
  const page = await context.newPage();
  for (const locale of LOCALES) await shoot(page, locale);
  await context.close();
}
