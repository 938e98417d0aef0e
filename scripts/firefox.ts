/**
 * `npm run firefox`: opens every page of the running stack (`npm start` in another terminal) in
 * Debian's Firefox (`apt-get install firefox-esr`) on a phone's and a desktop's width, and takes each
 * flow once. Fails with what the console or the network reported, and with pages that are wider than
 * their window. The tests' browser is Chromium; this is beside them.
 */
import { launch, type Page } from 'puppeteer-core';
import { consentCookie } from '#tests/helpers/consent.ts';
import { HOST, localPorts } from './environment.ts';
import { FLOWS } from './firefox-flows.ts';
import { memberPaths, publicPaths } from './site-paths.ts';

const EXECUTABLE = '/usr/bin/firefox-esr';
const WIDTHS = [360, 1440];

const baseURL = `http://${HOST}:${localPorts().hosting}`;
const faults: string[] = [];

/** Adds to the faults what the page's console and network report from now on. */
function watch(page: Page): void {
  const add = (text: string) => faults.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) add(`${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => add(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`);
  });
}

/** @throws TimeoutError for a page that is never quiet */
async function look(page: Page, path: string): Promise<void> {
  const answer = await page.goto(baseURL + path, { waitUntil: 'networkidle0' });
  if (!answer?.ok()) faults.push(`${path}: ${answer?.status() ?? 'no answer'}`);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (isWider) faults.push(`${path}: wider than the window (${page.viewport()?.width} px)`);
}

/** Adds what fails to the faults, so that the rest is tried as well. */
async function report(name: string, trying: Promise<void>): Promise<void> {
  await trying.catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
}

async function lookAtAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 });
    for (const path of paths) await report(path, look(page, path));
  }
  process.stdout.write(`${paths.length} pages at ${WIDTHS.join(' and ')} px\n`);
}

const browser = await launch({ browser: 'firefox', executablePath: EXECUTABLE });
try {
  const page = await browser.newPage();
  const { name, value } = consentCookie({});
  await browser.setCookie({ name, value, domain: HOST, path: '/' });
  watch(page);
  await lookAtAll(page, await publicPaths(baseURL));
  for (const [flow, take] of Object.entries(FLOWS)) {
    // What is on its way when a page is left would be reported as broken.
    await report(
      flow,
      take(page, baseURL).then(() => page.waitForNetworkIdle()),
    );
    process.stdout.write(`${flow}\n`);
  }
  await lookAtAll(page, memberPaths());
} finally {
  await browser.close();
}
for (const fault of new Set(faults)) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
