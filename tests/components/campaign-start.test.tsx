import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { Checker } from '@/features/brand-checker/Checker';
import { clearNewCampaign } from '@/features/brand-checker/campaigns/suggest';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { queryCache } from '@/lib/query';
import type { CampaignSuggestion } from '#shared/entities/campaign-suggestion.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { brandQuota } from '../helpers/brand-quota';
import { promptTest } from '../helpers/prompt-tests';
import { holdCalls, type HeldCall } from './held-answers.ts';

const { brandChecker: strings, island, members } = dictionary('en');
const { suggest, form } = strings;
const QUOTA = brandQuota();

const SUGGESTION: CampaignSuggestion = {
  brand_name: 'Harbour Roast',
  brand_variants: ['HarbourRoast'],
  domain: 'harbour-roast.example',
  sells: 'Coffee',
  place: 'Bristol',
  country: 'GB',
  language: 'en',
  competitors: [
    { name: 'Quay Coffee', domain: 'quay.example' },
    { name: 'Dockside', domain: null },
  ],
  questions: [
    { purpose: 'price', prompt: 'What does good coffee cost?' },
    { purpose: 'discovery', prompt: 'Who roasts good coffee?' },
  ],
};

let calls: HeldCall[];

async function next(action: string): Promise<HeldCall> {
  const actionOf = ({ query, body }: HeldCall) =>
    query.action ?? (body as { action: string }).action;
  await expect.poll(() => calls.map(actionOf)).toContain(action);
  const [call] = calls.splice(
    calls.findIndex((each) => actionOf(each) === action),
    1,
  );
  return call as HeldCall;
}

const refuse = (call: HeldCall, code: string) => call.answer({ code, error: 'No.' }, 422);
const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = page.getByRole('button', { name: suggest.submit });
const alert = page.getByRole('alert').filter({ hasText: /./ });
const panel = page.getByRole('region', { name: suggest.found });

async function open(campaigns: object[] = [], tests: object[] = []) {
  await render(
    <IslandStringsContext value={island}>
      <Checker locale="en" strings={strings} members={members} />
    </IslandStringsContext>,
  );
  (await next('campaigns')).answer({ action: 'campaigns', campaigns });
  (await next('tests')).answer({ action: 'tests', tests, next_cursor: null, quota: QUOTA });
  await expect.element(page.getByRole('tablist')).toBeVisible();
}

const openTab = (name: 'campaigns' | 'testing') =>
  page.getByRole('tab', { name: strings.tabs[name] }).click();

beforeEach(() => {
  location.hash = '';
  calls = holdCalls();
  clearNewCampaign();
  queryCache.invalidateKeys((key) => key.startsWith('brand-checker/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a domain leads to suggestions, and what is ticked to a campaign and its first question', async () => {
  await open();
  await page.getByRole('button', { name: strings.actions.createFirst }).click();
  await expect.element(field(suggest.domain)).toHaveFocus();
  await field(suggest.domain).fill(' harbour-roast.example ');
  await submit.click();
  const reading = fill(suggest.reading, { domain: 'harbour-roast.example' });
  await expect.element(page.getByText(reading)).toBeVisible();
  const call = await next('suggest-campaign');
  expect(call.body).toMatchObject({ domain: ' harbour-roast.example ', locale: 'en' });
  call.answer({ action: 'suggest-campaign', suggestion: SUGGESTION });

  await expect.element(panel).toBeVisible();
  await expect.element(page.getByText(reading)).not.toBeInTheDocument();
  await expect.element(field(form.brand)).toHaveValue('Harbour Roast');
  await expect.element(field(form.name)).toHaveValue('Harbour Roast');
  await expect.element(field(form.domains)).toHaveValue('harbour-roast.example');
  await expect.element(field(suggest.country)).toHaveValue('GB');
  await expect.element(field(form.competitors)).toHaveValue('');
  for (const box of ['HarbourRoast', 'Dockside', 'Who roasts good coffee?']) {
    await expect.element(panel.getByLabelText(box)).not.toBeChecked();
  }

  await field(form.competitors).fill('Mine, dockside');
  await expect.element(panel.getByLabelText('Dockside')).toBeChecked();
  await panel.getByLabelText('Quay Coffee (quay.example)').click();
  await expect.element(field(form.competitors)).toHaveValue('Mine, dockside, Quay Coffee');
  await panel.getByLabelText('HarbourRoast').click();
  await panel.getByLabelText('Who roasts good coffee?').click();
  await panel.getByLabelText('What does good coffee cost?').click();
  await expect.element(panel.getByText(fill(suggest.ticked, { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: form.create, exact: true }).last().click();
  const created = await next('create-campaign');
  expect(created.body).toMatchObject({
    brand_name: 'Harbour Roast',
    brand_variants: ['HarbourRoast'],
    competitors: ['Mine', 'dockside', 'Quay Coffee'],
    own_domains: ['harbour-roast.example'],
    country: 'GB',
    language: 'en',
    questions: ['Who roasts good coffee?', 'What does good coffee cost?'],
  });
  const campaign = brandCampaign({ ...(created.body as object), id: 'new' });
  created.answer({ action: 'create-campaign', campaign });

  const prompt = field(strings.testing.prompt);
  await expect.element(prompt).toHaveFocus();
  await expect.element(prompt).toHaveValue('Who roasts good coffee?');
  await page.getByRole('button', { name: strings.testing.testAll }).click();
  const asked = await next('test-prompt-all');
  expect(asked.body).toMatchObject({ campaign_id: 'new', samples: 3 });
  const { stats } = campaign;
  const nothing = { results: [], errors: [], pending: null, refused: [] };
  asked.answer({ action: 'test-prompt-all', ...nothing, quota: QUOTA, stats });
  await openTab('campaigns');
  await expect.element(field(suggest.domain)).toHaveValue('');
  await expect.element(panel).not.toBeInTheDocument();
});

test('each failure has its sentence, and nothing that was typed is lost', async () => {
  await open();
  await openTab('campaigns');
  await field(form.brand).fill('Typed');
  await field(suggest.domain).fill('not a domain');
  await submit.click();
  await expect.element(page.getByText(suggest.noDomain)).toBeVisible();
  await field(suggest.domain).fill('shop.example');
  await expect.element(page.getByText(suggest.noDomain)).not.toBeInTheDocument();
  for (const code of ['site-unreachable', 'site-empty'] as const) {
    await submit.click();
    refuse(await next('suggest-campaign'), code);
    await expect.element(alert).toHaveTextContent(`${suggest.errors[code]} ${suggest.instead}`);
  }
  await submit.click();
  refuse(await next('suggest-campaign'), 'suggestions-used-up');
  const usedUp = fill(suggest.errors['suggestions-used-up'], { limit: 10 });
  await expect.element(alert).toHaveTextContent(usedUp);
  await submit.click();
  refuse(await next('suggest-campaign'), 'internal');
  await expect.element(alert).toHaveTextContent(suggest.errors.other);
  await expect.element(field(suggest.domain)).toHaveValue('shop.example');
  await expect.element(field(form.brand)).toHaveValue('Typed');

  await page.getByRole('button', { name: suggest.withoutSite }).click();
  await field(suggest.sells).fill('Coffee');
  await field(suggest.where).fill('Bristol');
  await submit.click();
  await expect.element(page.getByText(suggest.thinking)).toBeVisible();
  const call = await next('suggest-campaign');
  expect(call.body).toEqual({
    action: 'suggest-campaign',
    locale: 'en',
    sells: 'Coffee',
    where: 'Bristol',
  });
  call.answer({ action: 'suggest-campaign', suggestion: { ...SUGGESTION, questions: [] } });
  await expect.element(panel.getByText(suggest.none)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(field(form.brand)).toHaveValue('Typed');
});

test('after a first result its question is offered every Monday, until the campaign has a schedule', async () => {
  const campaign = brandCampaign();
  await open([campaign], [promptTest({ campaign_id: campaign.id, prompt: 'Who is good?' })]);
  await openTab('testing');
  const { schedule: words } = strings;
  const offer = page.getByRole('button', { name: words.offerAction });
  await offer.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText(words.every)).toHaveValue('weekly');
  await expect.element(dialog.getByLabelText(words.prompts)).toHaveValue('Who is good?');
  await expect.element(dialog.getByText(/Berlin/)).toBeVisible();
  await dialog.getByRole('button', { name: words.save }).click();
  const saved = await next('set-schedule');
  const { schedule } = saved.body as { schedule: object };
  saved.answer({
    action: 'set-schedule',
    campaign: {
      ...campaign,
      schedule: {
        ...schedule,
        next_run_at: '2026-11-30T05:00:00.000Z',
        stopped: null,
        silent_runs: {},
      },
    },
  });
  await expect.element(offer).not.toBeInTheDocument();
  await openTab('campaigns');
  await expect.element(page.getByText('30 Nov 2026, 06:00, Berlin time')).toBeVisible();
});
