import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { $createCampaign } from '@/features/brand-checker/campaigns/actions';
import { EMPTY_DRAFT } from '@/features/brand-checker/campaigns/campaign-draft';
import { Checker } from '@/features/brand-checker/Checker';
import { $failure } from '@/features/brand-checker/failure';
import { $runTest } from '@/features/brand-checker/questions/run-test';
import { $campaigns, reload } from '@/features/brand-checker/stores';
import { dictionary } from '@/i18n/dictionaries';
import { ApiError } from '@/lib/api-client';
import { queryCache } from '@/lib/query';
import { brandCampaign } from '../helpers/brand-campaign';
import { brandQuota } from '../helpers/brand-quota';
import { holdCalls, nextCall, type HeldCall } from './held-answers.ts';

const { brandChecker: strings, island, members } = dictionary('en');
const { errors } = strings;

const OLD = brandCampaign({ id: 'old', name: 'Old' });
const NEW = brandCampaign({ id: 'new', name: 'New' });
const DRAFT = { ...EMPTY_DRAFT, name: 'New', brand_name: 'Anlauf' };
const QUOTA = brandQuota();
const TESTS = { action: 'tests', tests: [], next_cursor: null, quota: QUOTA };

let calls: HeldCall[];

const next = (action: string) => nextCall(calls, action);

const campaigns = (...list: unknown[]) => ({ action: 'campaigns', campaigns: list });
const fail = (call: HeldCall) => call.answer({ code: 'internal', error: 'Gone' }, 500);
const names = () => $campaigns.get().data?.map(({ name }) => name);
const tabs = page.getByRole('tablist');
const banner = page.getByRole('alert');

async function open() {
  await render(
    <IslandStringsContext value={island}>
      <Checker locale="en" strings={strings} members={members} />
    </IslandStringsContext>,
  );
}

/** Opens the page with one campaign. */
async function openLoaded() {
  await open();
  (await next('campaigns')).answer(campaigns(OLD));
  (await next('tests')).answer(TESTS);
  await expect.element(tabs).toBeVisible();
}

beforeEach(() => {
  calls = holdCalls();
  $failure.set(null);
  queryCache.invalidateKeys((key) => key.startsWith('brand-checker/'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a member whose campaigns fail to load sees the banner and the way to try again only', async () => {
  await open();
  fail(await next('campaigns'));
  (await next('tests')).answer(TESTS);
  await expect.element(banner.getByText(errors.load)).toBeVisible();
  await expect.element(tabs).not.toBeInTheDocument();
  await expect.element(page.getByText(strings.start.steps.heading)).not.toBeInTheDocument();
  await expect.element(page.getByText(strings.actions.createFirst)).not.toBeInTheDocument();
  await page.getByRole('button', { name: errors.dismiss }).click();
  await page.getByRole('button', { name: errors.retry }).click();
  (await next('campaigns')).answer(campaigns(OLD));
  (await next('tests')).answer(TESTS);
  await expect.element(tabs).toBeVisible();
  await expect.element(page.getByRole('button', { name: errors.retry })).not.toBeInTheDocument();
});

test('a member whose tests fail to load sees the campaigns, and not the empty state of the tests', async () => {
  await open();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  (await next('campaigns')).answer(campaigns(OLD));
  fail(await next('tests'));
  await expect.element(banner.getByText(errors.load)).toBeVisible();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(ApiError));
  await expect.element(page.getByRole('tabpanel').getByText('Old', { exact: true })).toBeVisible();
  await expect.element(page.getByText(strings.overview.noTests)).not.toBeInTheDocument();
});

test('a campaign that is created while the list loads again stays in it', async () => {
  await openLoaded();
  reload();
  const stale = await next('campaigns');
  (await next('tests')).answer(TESTS);
  const created = $createCampaign.mutate(DRAFT);
  (await next('create-campaign')).answer({ action: 'create-campaign', campaign: NEW });
  expect(await created).toBe(true);
  await expect.poll(names).toEqual(['New', 'Old']);
  stale.answer(campaigns(OLD));
  (await next('campaigns')).answer(campaigns(NEW, OLD));
  await expect.poll(() => $campaigns.get().loading).toBe(false);
  expect(names()).toEqual(['New', 'Old']);
});

test('a test that fails loads the page again, a failure of that changes nothing, and each is logged once', async () => {
  await openLoaded();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The second time there is a failure in the cache already.
  for (let times = 0; times < 2; times += 1) {
    const asked = { prompt: 'Who?', samples: 1, modes: ['memory'], platform: null } as const;
    const run = $runTest.mutate({ campaignId: 'old', ...asked });
    fail(await next('test-prompt-all'));
    await run;
    fail(await next('campaigns'));
    fail(await next('tests'));
    await expect.poll(() => $campaigns.get().loading).toBe(false);
    await expect.element(banner.getByText(errors['test-all'])).toBeVisible();
    await expect.element(tabs).toBeVisible();
    expect(names()).toEqual(['Old']);
  }
  // Twice a test, the campaigns and the tests.
  expect(log).toHaveBeenCalledTimes(6);
});

test('the address of an answer that was deleted says so, and offers no second try', async () => {
  history.replaceState(null, '', '?answer=deleted');
  dispatchEvent(new PopStateEvent('popstate'));
  await openLoaded();
  (await next('answer')).answer({ code: 'test-not-found', error: 'Gone' }, 404);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(strings.drawer.gone);
  await expect.element(dialog.getByRole('button', { name: island.retry })).not.toBeInTheDocument();
  history.replaceState(null, '', location.pathname);
});
