import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TakenFinding } from '@/features/brand-checker/advice/TakenFinding';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { findingQuery } from '@/lib/site-finding';
import { MAX_TAKEN_FINDINGS } from '#shared/rules/advice-limits.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { holdCalls, type HeldCall } from './held-answers.ts';

const strings = dictionary('de').brandChecker;
const { taken: t } = strings.advice;
const campaign = brandCampaign({ id: 'spring', name: 'Frühling' });
const FINDING = { site: 'shop.example', finding: 'heading', case: 'none' } as const;

const before = location.href;
let calls: HeldCall[];
beforeEach(() => {
  calls = holdCalls();
  history.replaceState(null, '', findingQuery(FINDING));
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', before);
});

const show = () => render(<TakenFinding campaign={campaign} locale="de" strings={strings} />);

const take = page.getByRole('button', { name: fill(t.take, { campaign: 'Frühling' }) });

test('a finding in the address is offered, taken, and not offered again', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: t.findings.heading })).toBeVisible();
  await take.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    action: 'take-finding',
    campaign_id: 'spring',
    ...FINDING,
    locale: 'de',
  });
  calls[0]?.answer({ action: 'take-finding', items: [], made_at: null, by: 'rules', left: 2 });
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(fill(t.done, { campaign: 'Frühling' }));
  await expect.poll(() => location.search).toBe('');
});

test('a full list says so and keeps the offer, which can be left', async () => {
  await show();
  await take.click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer({ error: 'Full', code: 'advice-full' }, 409);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(fill(t.full, { most: MAX_TAKEN_FINDINGS }));
  await page.getByRole('button', { name: t.leave }).click();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe('');
});

test('without a campaign the page says what comes first', async () => {
  await render(<TakenFinding campaign={undefined} locale="de" strings={strings} />);
  await expect.element(page.getByText(t.noCampaign)).toBeVisible();
});

test('an address with an unknown finding offers nothing', async () => {
  history.replaceState(null, '', '?site=shop.example&finding=toString&case=none');
  const { container } = await show();
  expect(container).toBeEmptyDOMElement();
});
