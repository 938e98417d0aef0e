import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { Checker } from '@/features/brand-checker/Checker';
import { $failure } from '@/features/brand-checker/failure';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { queryCache } from '@/lib/query';
import { facet } from '#shared/rules/answer-facets.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { overviewFigures, sourceFigures } from '../helpers/overview-figures';
import { promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings, island, members } = dictionary('en');
const { figures: t, drawer } = strings;

const HOSTILE = '**Fahrwerk Mitte** <img src=x onerror=alert(1)> [press](javascript:alert(1))';
const ANSWER = promptTest({
  id: 'answer',
  mode: 'search',
  prompt: 'Who repairs e-bikes?',
  response: `1. ${HOSTILE}\n2. Radgarten`,
  excerpt: 'Fahrwerk Mitte is quick.',
  sentiment_score: 74,
  searches: 1,
  sources: {
    queries: ['e-bike Berlin'],
    cited: [{ url: 'https://a.example/x', domain: 'a.example', title: 'A', own: false }],
    retrieved: [{ url: 'https://b.example/', domain: 'b.example', title: null, own: false }],
  },
  links: [{ url: 'https://c.example/', domain: 'c.example', own: false }],
});
const CAMPAIGN = brandCampaign({
  brand_name: 'Fahrwerk Mitte',
  competitors: ['Radgarten', 'Speichenkultur', 'Nabe Nord'],
  stats: statsOf([ANSWER]),
});

/** The calls so far, those of late parts too, and what they are answered with; null fails. */
let calls: Record<string, string>[];
let answers: Record<string, object | null>;

function serve(): void {
  calls = [];
  answers = {
    campaigns: { campaigns: [CAMPAIGN] },
    tests: { tests: [ANSWER], next_cursor: null, quota: null },
    overview: overviewFigures(),
    sources: sourceFigures(),
    answer: { test: ANSWER },
  };
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const query = Object.fromEntries(new URL(input, location.href).searchParams);
    const call: Record<string, string> =
      typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, string>) : query;
    calls.push(call);
    const answer = answers[call.action ?? ''];
    return Promise.resolve(
      answer
        ? Response.json({ action: call.action, ...answer })
        : Response.json({ code: 'internal', error: 'Gone' }, { status: 500 }),
    );
  });
}

function goTo(address: string): void {
  history.replaceState(null, '', `${location.pathname}${address}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function open(address = '', changed: typeof answers = {}) {
  Object.assign(answers, changed);
  // Something may have been loaded since the test before.
  queryCache.invalidateKeys((key) => key.startsWith('brand-checker/'));
  goTo(address);
  return render(
    <IslandStringsContext value={island}>
      <Checker locale="en" strings={strings} members={members} />
    </IslandStringsContext>,
  );
}

const dialog = page.getByRole('dialog');
const verdict = page.getByRole('region', { name: t.verdict.label });
const shares = verdict.getByRole('link', { name: '42%' });

beforeEach(() => {
  serve();
  $failure.set(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  goTo('');
});

test('the verdict is a sentence of figures, and each opens the answers that it comes from', async () => {
  await open();
  await expect
    .element(verdict)
    .toMatchTextContent(/name Fahrwerk Mitte in 42% .* name it in 20%\. Radgarten leads both\./);
  await shares.click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Answers that name you, with web search' }))
    .toHaveFocus();
  await expect.element(dialog.getByText('Who repairs e-bikes?')).toBeVisible();
  const listed = { campaign_id: CAMPAIGN.id, facet: facet.named('search'), from: '2026-11-02' };
  expect(calls).toContainEqual(expect.objectContaining({ action: 'tests', ...listed }));
  expect(new URLSearchParams(location.search).get('facet')).toBe(facet.named('search'));
});

test('Escape closes the drawer from an answer in a list, and the figure has the focus again', async () => {
  await open();
  await shares.click();
  await dialog.getByRole('link', { name: /Who repairs e-bikes/ }).click();
  await expect
    .element(dialog.getByRole('heading', { name: `ChatGPT, ${drawer.modes.search}` }))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe('');
  await expect.element(shares).toHaveFocus();
});

test('the back button returns to the list and then closes the drawer', async () => {
  await open();
  await shares.click();
  await dialog.getByRole('link', { name: /Who repairs e-bikes/ }).click();
  await expect.element(dialog.getByText(drawer.sources, { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: drawer.toList }).click();
  await expect.element(dialog.getByRole('link', { name: /Who repairs e-bikes/ })).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the address of an answer opens it, as text without signs or markup, with its sources', async () => {
  const { container } = await open('?answer=answer');
  await expect
    .element(dialog.getByText('<img src=x onerror=alert(1)>', { exact: false }))
    .toBeVisible();
  await expect.element(dialog.getByRole('mark').first()).toHaveTextContent('Fahrwerk Mitte');
  await expect.element(dialog).not.toMatchTextContent(/\*\*|javascript/);
  expect(container.querySelector('dialog img, dialog a[href^="javascript:"]')).toBeNull();
  await expect.element(dialog.getByRole('link', { name: /a\.example/ })).toBeVisible();
  await expect.element(dialog.getByText(drawer.textLinks)).toBeVisible();
  await dialog.getByText(drawer.read).click();
  await expect.element(dialog.getByRole('link', { name: /b\.example/ })).toBeVisible();
});

test('links in an answer from memory are marked as not looked up', async () => {
  const answer = { test: { ...ANSWER, mode: 'memory', sources: null, searches: null } };
  await open('?answer=from-memory', { answer });
  await expect.element(dialog.getByText(drawer.memoryLinks)).toBeVisible();
});

test('each cell of the matrix is a link named by platform, measure and count', async () => {
  await open();
  const row = page.getByRole('row', { name: /Which bicycle workshops/ });
  const cell = row.getByRole('link', { name: 'ChatGPT, with web search: named in 3 of 4' });
  await expect.element(cell).toBeVisible();
  await row.getByRole('link', { name: /Claude, from memory/ }).click();
  await expect.poll(() => new URLSearchParams(location.search).get('answer')).not.toBeNull();
  await expect.element(row.getByText(/Gemini, from memory: not asked/)).toBeInTheDocument();
});

test('questions with the own name are below the matrix, not in it', async () => {
  await open();
  await expect.element(page.getByText(t.matrix.branded, { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Is Fahrwerk Mitte/ }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Is Fahrwerk Mitte/ })).toBeVisible();
});

test('there are figures from the first answer on, and no line under four runs', async () => {
  const all = overviewFigures();
  const overview = overviewFigures({
    runs: all.runs.slice(0, 3),
    modes: {
      memory: { ...all.modes.memory, n: 0, names: [], platforms: {} },
      search: {
        ...all.modes.search,
        n: 1,
        names: [
          { name: 'Fahrwerk Mitte', own: true, k: 1 },
          { name: 'Radgarten', own: false, k: 1 },
        ],
      },
    },
  });
  await open('', { overview });
  await expect.element(verdict.getByText(t.verdict.hint)).toBeVisible();
  await expect.element(page.getByText(t.measures.memory.none)).toBeVisible();
  await expect
    .element(page.getByText(fill(t.weeks.tooFew, { count: 3, needed: 4 })))
    .toBeInTheDocument();
  await expect.element(page.getByText(t.measures.refused)).toBeVisible();
});

test('figures that fail to load can be loaded again, and no start page takes their place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('', { overview: null });
  await expect.element(page.getByText(island.failed, { exact: false })).toBeVisible();
  await expect.element(page.getByText(strings.start.steps.heading)).not.toBeInTheDocument();
  answers.overview = overviewFigures();
  await page.getByRole('button', { name: island.retry }).first().click();
  await expect.element(verdict).toBeVisible();
});

test('the kind of a source is changed by the member, and the sources are grouped anew', async () => {
  await open('#sources', { 'set-source-kind': sourceFigures({ domains: [] }) });
  const kind = page.getByLabelText(fill(strings.sources.kindOf, { domain: 'radgarten.example' }));
  await expect.element(kind).toHaveValue('competitor');
  await kind.selectOptions('press');
  await expect.element(kind).not.toBeInTheDocument();
  const changed = { campaign_id: CAMPAIGN.id, domain: 'radgarten.example', kind: 'press' };
  expect(calls).toContainEqual(expect.objectContaining({ action: 'set-source-kind', ...changed }));
});

test('a kind that cannot be saved shows the banner and stays as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('#sources');
  const kind = page.getByLabelText(fill(strings.sources.kindOf, { domain: 'radgarten.example' }));
  await kind.selectOptions('press');
  await expect.element(page.getByText(strings.errors.update)).toBeVisible();
  await expect.element(kind).toHaveValue('competitor');
});

test('only a member without campaigns is asked to create one, by the header’s only button', async () => {
  await open('', {
    campaigns: { campaigns: [] },
    tests: { tests: [], next_cursor: null, quota: null },
  });
  const create = page.getByRole('button', { name: strings.actions.createFirst });
  await expect.element(create).toBeVisible();
  await create.click();
  await expect
    .element(page.getByRole('tab', { name: strings.tabs.campaigns }))
    .toHaveAttribute('aria-selected', 'true');
});
