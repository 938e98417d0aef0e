import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { auth } from '#src/i18n/en/auth.ts';
import { contact } from '#src/i18n/en/contact.ts';
import { promptLibrary } from '#src/i18n/en/prompt-library.ts';
import { SIGN_UP_HASH } from '#src/lib/sign-up-hash.ts';
import { ROUTES } from '#src/routes.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

/** What somebody does, up to what shows that it worked; throws when that does not come. */
type Flow = (page: Page, baseURL: string) => Promise<void>;

const SIGN_IN = '[data-mode=sign-in]';
const SIGN_UP = '[data-mode=sign-up]';

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [selector, value] of Object.entries(fields)) {
    await page.locator(selector).fill(value);
  }
}

const shows = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();
const click = (page: Page, selector: string) => page.locator(selector).click();

async function arrivesAt(page: Page, path: string): Promise<void> {
  await page
    .waitForFunction((end) => location.pathname === end, {}, path)
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} is not ${path}`, { cause });
    });
}

/** As the seed's premium member. */
async function signIn(page: Page, baseURL: string): Promise<void> {
  const { email = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'premium') ?? {};
  await page.goto(baseURL + ROUTES.login);
  await fill(page, {
    [`${SIGN_IN} [name=email]`]: email,
    [`${SIGN_IN} [name=password]`]: DEMO_PASSWORD,
  });
  await click(page, `${SIGN_IN} [value=sign-in]`);
  await arrivesAt(page, ROUTES.dashboard);
}

/** By their names, in this order; the last ones are a premium member's, who stays signed in. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  'search the glossary': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.glossary);
    await fill(page, { '#glossary-query': 'agent' });
    await page.locator('#glossary mark').wait();
  },
  'filter the periodic table': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.periodicTable);
    await click(page, '#show-foundation-models');
    await page.locator('#show-foundation-models[aria-pressed=true]').wait();
  },
  'answer a question of the prompt builder': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.promptBuilder);
    await click(page, 'main [aria-pressed]');
    await page.locator('main [aria-pressed=true]').wait();
  },
  'send a message': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.contact);
    await fill(page, {
      '[name=name]': 'Ada Example',
      '[name=email]': 'ada@example.test',
      '[name=phone]': '+49 30 1234567',
      '[name=subject]': 'Firefox',
      '[name=message]': 'A message from the script.',
    });
    await click(page, '[name=agreed]');
    await click(page, 'main form [type=submit]');
    await shows(page, contact.outcome.sent.heading);
  },
  'check a site': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.aiCheck);
    await fill(page, { '[name=address]': 'good-read.test' });
    await click(page, 'main form [type=submit]');
    await page.locator('main ::-p-text(good-read.test)').wait();
  },
  'sign up': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.login + SIGN_UP_HASH);
    await fill(page, {
      [`${SIGN_UP} [name=firstName]`]: 'Ada',
      [`${SIGN_UP} [name=lastName]`]: 'Example',
      [`${SIGN_UP} [name=email]`]: `firefox-${randomUUID()}@example.test`,
      [`${SIGN_UP} [name=password]`]: DEMO_PASSWORD,
      [`${SIGN_UP} [name=confirmPassword]`]: DEMO_PASSWORD,
    });
    await click(page, `${SIGN_UP} [name=gdprConsent]`);
    await click(page, `${SIGN_UP} [name=marketingConsent]`);
    await click(page, `${SIGN_UP} [type=submit]`);
    await shows(page, auth.sent.heading);
  },
  'sign in and out': async (page, baseURL) => {
    await signIn(page, baseURL);
    await page.waitForNetworkIdle();
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-logout]')?.click());
    await page.locator(SIGN_IN).wait();
  },
  'sign in': signIn,
  'open a prompt': async (page, baseURL) => {
    await page.goto(baseURL + ROUTES.promptLibrary);
    await click(page, `main [aria-label^="${promptLibrary.viewFull}"]`);
    await page.locator('dialog[open]').wait();
  },
};
