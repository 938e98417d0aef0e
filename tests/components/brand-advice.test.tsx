import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { Advice } from '@/features/brand-checker/advice/Advice';
import { Aspects } from '@/features/brand-checker/names/Aspects';
import { OtherNames } from '@/features/brand-checker/names/OtherNames';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { readDraft } from '@/lib/draft';
import { promptDraftKey } from '@/lib/prompt-draft';
import { $session } from '@/lib/session/store';
import { queryCache } from '@/lib/query';
import type { AdviceEvidence, AdviceView } from '#shared/entities/brand-advice.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { holdCalls, nextCall, type HeldCall } from './held-answers.ts';
import { MINA } from './signed-in.ts';

const { brandChecker: strings, island } = dictionary('en');
const { advice: t } = strings;

const EVIDENCE: AdviceEvidence = {
  target: { of: 'domain', domain: 'press.example' },
  facet: facet.gapOf('press.example'),
  from: '2026-08-01',
  answers: ['a', 'b'],
  before: { k: 1, n: 3 },
  split: { named: 1, gap: 2, nobody: 0 },
  bars: [],
};

const ITEM: AdviceView = {
  id: 'one',
  kind: 'others-page',
  locale: 'en',
  title: 'Ask press.example to add you',
  why: 'Cited in 3 of 9 answers with search.',
  evidence: EVIDENCE,
  prompt: { id: 'outreach.en', title: 'Pitch', values: { prospects: 'press.example' } },
  lesson: { key: 'first', title: 'First steps', minutes: 6 },
  state: 'open',
  done_at: null,
  made_at: '2026-11-23T06:00:00.000Z',
  after: null,
};

const list = (...items: AdviceView[]) => ({
  items,
  made_at: '2026-11-23T06:00:00.000Z',
  by: 'model',
  left: 1,
});

let calls: HeldCall[];
let campaignId: string;
let made = 0;

const next = (action: string) => nextCall(calls, action);

async function open({ hasAnswers = true, onOpen = vi.fn() } = {}) {
  await render(
    <IslandStringsContext value={island}>
      <Advice
        campaignId={campaignId}
        hasAnswers={hasAnswers}
        locale="en"
        strings={strings}
        onOpen={onOpen}
      />
    </IslandStringsContext>,
  );
  return onOpen;
}

beforeEach(() => {
  calls = holdCalls();
  made += 1;
  campaignId = `campaign-${made}`;
  queryCache.invalidateKeys((key) => key.startsWith('brand-checker/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  $session.set({ state: 'loading' });
});

const stateOf = (item: AdviceView) =>
  page.getByRole('combobox', { name: fill(t.state, { title: item.title }) });

test('a member’s first list is made by itself, once, as soon as there is an answer to rest on', async () => {
  await open();
  (await next('advice')).answer({ action: 'advice', ...list(), made_at: null, left: 2 });
  await expect.element(page.getByText(t.making)).toBeVisible();
  (await next('make-advice')).answer({ action: 'make-advice', ...list(ITEM) });
  await expect.element(page.getByRole('heading', { name: ITEM.title })).toBeVisible();
  await expect.element(page.getByText(t.making)).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('without an answer with search nothing is asked for, and the reason is shown', async () => {
  await open({ hasAnswers: false });
  (await next('advice')).answer({ action: 'advice', ...list(), made_at: null, left: 2 });
  await expect.element(page.getByText(t.needsAnswers)).toBeVisible();
  expect(calls).toEqual([]);
});

test('a list that cannot be made can be tried again', async () => {
  await open();
  (await next('advice')).answer({ action: 'advice', ...list(), made_at: null, left: 2 });
  (await next('make-advice')).answer({ code: 'internal', error: 'Gone' }, 500);
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.failed);
  await page.getByRole('button', { name: strings.errors.retry }).click();
  (await next('make-advice')).answer({ action: 'make-advice', ...list(ITEM) });
  await expect.element(page.getByRole('heading', { name: ITEM.title })).toBeVisible();
});

test('an item opens its answers, its lesson, and its prompt with what is known filled in', async () => {
  $session.set(MINA);
  const onOpen = await open();
  (await next('advice')).answer({ action: 'advice', ...list(ITEM) });
  await page.getByRole('button', { name: t.answers.other }).click();
  expect(onOpen).toHaveBeenCalledWith('gap:press.example', '2026-08-01');
  const prompt = page.getByRole('link', { name: 'Pitch' });
  await expect
    .element(prompt)
    .toHaveAttribute('href', '/dashboard/prompt-library?prompt=outreach.en');
  await expect
    .element(page.getByRole('link', { name: 'First steps, 6 min' }))
    .toHaveAttribute('href', '/dashboard/video-tutorials?lesson=first');
  prompt.element().addEventListener('click', (event) => event.preventDefault());
  await prompt.click();
  expect(readDraft(promptDraftKey(MINA.uid, 'outreach.en'))).toEqual({
    prospects: 'press.example',
  });
});

test('an item that is done shows its figure before and since with ranges, and can be undone', async () => {
  await open();
  (await next('advice')).answer({ action: 'advice', ...list(ITEM) });
  await stateOf(ITEM).selectOptions(t.states.done);
  const done: AdviceView = {
    ...ITEM,
    state: 'done',
    done_at: '2026-11-06T09:00:00.000Z',
    evidence: { ...EVIDENCE, before: { k: 5, n: 12 } },
    after: { k: 25, n: 36 },
  };
  const call = await next('set-advice');
  expect(call.body).toMatchObject({ campaign_id: campaignId, id: 'one', state: 'done' });
  call.answer({ action: 'set-advice', ...list(done) });
  const item = page.getByRole('listitem');
  await expect.element(item).toMatchTextContent(/before 5 of 12 \(19\W+68\W+\)/);
  await expect.element(item).toMatchTextContent(/since then 25 of 36 \(53\W+82\W+\)/);
  await expect.element(item.getByText(t.changes['may-be-chance'])).toBeVisible();
  await page.getByRole('button', { name: t.undo }).click();
  const undo = await next('set-advice');
  expect(undo.body).toMatchObject({ id: 'one', state: 'open' });
  undo.answer({ action: 'set-advice', ...list(ITEM) });
  await expect.element(page.getByText(ITEM.why)).toBeVisible();
  await expect.element(page.getByRole('button', { name: t.undo })).not.toBeInTheDocument();
});

test('a state chosen while another one is stored is stored after it', async () => {
  const second = { ...ITEM, id: 'two', title: 'Ask forum.example to add you' };
  await open();
  (await next('advice')).answer({ action: 'advice', ...list(ITEM, second) });
  await stateOf(ITEM).selectOptions(t.states.dismissed);
  const first = await next('set-advice');
  await stateOf(second).selectOptions(t.states.dismissed);
  expect(calls).toEqual([]);
  const skipped = { ...ITEM, state: 'dismissed' } as const;
  first.answer({ action: 'set-advice', ...list(skipped, second) });
  const later = await next('set-advice');
  expect(later.body).toMatchObject({ id: 'two', state: 'dismissed' });
  const both = list(skipped, { ...second, state: 'dismissed' });
  later.answer({ action: 'set-advice', ...both });
  await expect.element(stateOf(second)).toHaveValue('dismissed');
  await expect.element(stateOf(ITEM)).toHaveValue('dismissed');
});

test('what a model wrote is shown as text', async () => {
  await open();
  const why = '<img src="x" onerror="document.body.dataset.hacked=1">';
  (await next('advice')).answer({ action: 'advice', ...list({ ...ITEM, why }) });
  await expect.element(page.getByText(why)).toBeVisible();
});

test('a name that is not on the list opens its answers and becomes a competitor', async () => {
  const campaign = brandCampaign({ competitors: ['Radgarten'] });
  const onOpen = vi.fn();
  const names = [
    { name: 'Velohof', memory: 6, search: 25 },
    { name: 'RADGARTEN', memory: 1, search: 1 },
  ];
  const answers = { memory: 96, search: 128 };
  await render(<OtherNames {...{ campaign, names, answers, onOpen }} locale="en" strings={t} />);
  await expect.element(page.getByText('RADGARTEN')).not.toBeInTheDocument();
  await page.getByText(/search 25 of 128 \(14–27%\)/).click();
  expect(onOpen).toHaveBeenCalledWith(facet.other('search', 'Velohof'));
  await page.getByRole('button', { name: new RegExp(`${t.names.add}.*Velohof`) }).click();
  const call = await next('update-campaign');
  expect(call.body).toMatchObject({ competitors: ['Radgarten', 'Velohof'] });
  call.answer({ action: 'update-campaign', campaign });
  await expect.element(page.getByText(fill(t.names.added, { name: 'Velohof' }))).toBeVisible();
});

test('aspects show counts by measure and words of an answer, and open their answers', async () => {
  const onOpen = vi.fn();
  const row = { aspect: 'price', positive: 4, neutral: 0, negative: 11 } as const;
  const aspects = [
    { ...row, mode: 'search' },
    { ...row, mode: 'memory', negative: 2 },
  ] as const;
  await render(<Aspects {...{ aspects, campaignId, onOpen }} strings={t.aspects} />);
  const quote = { aspect: 'price', mode: 'search', tone: 'negative', quote: 'dearer than average' };
  (await next('aspect-quotes')).answer({ action: 'aspect-quotes', quotes: [quote] });
  const search = page.getByRole('table', { name: new RegExp(t.aspects.mode.search) });
  await expect.element(search.getByText('dearer than average')).toBeVisible();
  await search.getByText('11', { exact: true }).click();
  expect(onOpen).toHaveBeenCalledWith(facet.aspect('price', 'search', 'negative'));
  await expect
    .element(page.getByRole('table', { name: new RegExp(t.aspects.mode.memory) }))
    .toBeVisible();
});
