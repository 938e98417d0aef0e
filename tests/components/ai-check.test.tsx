import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import AiCheck from '@/features/ai-check/AiCheck';
import { aiCheckStrings } from '@/features/ai-check/strings';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { MAX_AI_CHECKS_AN_HOUR } from '#shared/ai-check-limits.ts';
import type { AiCheckReport } from '#shared/entities/ai-check.ts';
import { keepHint } from './signed-in.ts';

const REPORT: AiCheckReport = {
  site: 'shop.example',
  checked_at: '2026-11-25T20:00:00.000Z',
  pages: ['https://shop.example/', 'https://shop.example/<b>x</b>'],
  findings: [
    {
      id: 'heading',
      case: 'none',
      state: 'fail',
      title: 'Main heading',
      text: 'A page has no h1.',
      change: 'Give each page one h1.',
      pages: ['https://shop.example/<b>x</b>'],
    },
    {
      id: 'robots',
      case: 'found',
      state: 'pass',
      title: 'robots.txt',
      text: 'There.',
      change: null,
      pages: [],
    },
    {
      id: 'llms',
      case: 'missing',
      state: 'note',
      title: 'llms.txt',
      text: 'No effect.',
      change: null,
      pages: [],
    },
  ],
};

/** What the network answers; component tests reach no server. */
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) =>
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })));

async function show(locale: Locale = 'en') {
  const texts = dictionary(locale);
  const screen = await render(
    <AiCheck locale={locale} strings={aiCheckStrings(texts)} islandStrings={texts.island} />,
  );
  const { aiCheck: t } = texts;
  return {
    t,
    screen,
    field: screen.getByLabelText(t.form.address),
    submit: screen.getByRole('button', { name: t.form.submit }),
    heading: screen.getByRole('heading', { level: 2 }),
  };
}

test('what is no web address is not sent, and the field says why', async () => {
  const { t, field, submit } = await show('de');
  await field.fill('not a site');
  await submit.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(t.form.noAddress));
  expect(fetched).not.toHaveBeenCalled();
});

test('while a site is read the form says so, then the report has the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce(() => promise);
  const { t, screen, field, submit, heading } = await show();
  await field.fill('shop.example');
  await submit.click();
  await expect.element(screen.getByText(t.form.checking)).toBeVisible();
  await expect.element(submit).toBeDisabled();
  resolve(Response.json(REPORT));
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toMatchTextContent('Result for shop.example');
  await expect.element(screen.getByText('To change: 1 · To look at: 0 · Fine: 1')).toBeVisible();
  await expect.element(screen.getByText('Give each page one h1.', { exact: false })).toBeVisible();
  // What the site wrote is text, and no link.
  await expect.element(screen.getByText('https://shop.example/<b>x</b>').first()).toBeVisible();
  expect(screen.container.querySelector('b, section a')).toBeNull();
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.body).toBe(JSON.stringify({ address: 'shop.example', locale: 'en' }));
});

test('a premium member can take what is to be changed to the Brand Checker, and nothing else', async () => {
  keepHint();
  const { t, screen, field, submit } = await show('de');
  answer(REPORT);
  await field.fill('shop.example');
  await submit.click();
  await expect
    .element(screen.getByRole('link', { name: t.report.take }))
    .toHaveAttribute(
      'href',
      '/de/dashboard/brand-checker?site=shop.example&finding=heading&case=none',
    );
  expect(screen.container.querySelectorAll('section a')).toHaveLength(1);
});

test.each([
  ['en', 'site-refused'],
  ['de', 'too-many-requests'],
  ['de', 'site-too-slow'],
] as const)(
  'in %s a check that fails with %s says so and can be repeated',
  async (locale, code) => {
    const { t, screen, field, submit, heading } = await show(locale);
    answer({ error: 'x', code }, 422);
    await field.fill('shop.example');
    await submit.click();
    const alert = screen.getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent(fill(t.errors[code], { count: MAX_AI_CHECKS_AN_HOUR }));
    await expect.element(field).toHaveValue('shop.example');
    answer(REPORT);
    await submit.click();
    await expect.element(heading).toBeVisible();
    await expect.element(alert).toBeEmptyDOMElement();
  },
);

test('a report stays when the next check fails, and can be copied as text', async () => {
  const { t, screen, field, submit, heading } = await show();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  answer(REPORT);
  await field.fill('shop.example');
  await submit.click();
  await screen.getByRole('button', { name: t.report.copy }).click();
  await expect.element(screen.getByRole('button', { name: t.report.copied })).toBeVisible();
  const [[text] = ['']] = copied.mock.calls;
  expect(text).toContain('[Change] Main heading\nA page has no h1.\nWhat to do: Give each page');
  expect(text).toContain('November 2026');
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  await submit.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(t.errors.network);
  await expect.element(heading).toMatchTextContent('shop.example');
  copied.mockRestore();
});

test('a report can be printed', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { t, screen, field, submit } = await show();
  answer(REPORT);
  await field.fill('shop.example');
  await submit.click();
  await screen.getByRole('button', { name: t.report.print }).click();
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
});
