import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { island } from '@/components/ui/island';
import { FreeTrial } from '@/features/trial/FreeTrial';
import { $draft } from '@/features/trial/question/trial-draft';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { queryCache } from '@/lib/query';
import type { Trial } from '#shared/entities/trial.ts';
import { storedLesson } from '../helpers/lessons';
import { holdCalls, type HeldCall } from './held-answers.ts';

const { trial: strings, members, island: islandStrings, brandChecker } = dictionary('en');
const { question: t, result, open } = strings;

const TRIAL: Trial = {
  brand: 'Harbour Roast',
  prompt: 'Who offers coffee in Bristol? Which of them would you recommend?',
  branded: false,
  is_sample: false,
  asked_at: '2026-11-25T10:00:00.000Z',
  answers: [
    {
      platform: 'chatgpt',
      model: 'gpt-test',
      response: '1. **Quay Coffee**: good.',
      is_cut: false,
      named: false,
      others: ['Quay Coffee'],
    },
    {
      platform: 'claude',
      model: 'claude-test',
      response: 'I would take Harbour Roast.',
      is_cut: false,
      named: true,
      others: [],
    },
  ],
};

const PROMPT = {
  entry: {
    id: 'brief.en',
    title: 'A brief',
    description: 'What comes out of what.',
    tags: [],
    created_at: '2026-01-01T00:00:00.000Z',
    category_name: 'Content',
    preview: 'For {{team}}',
    blanks: 1,
  },
  details: { id: 'brief.en', content: 'Write a brief for {{team}}.' },
};

const LESSON = storedLesson({ title: 'Checking', video: null });

let calls: HeldCall[];
const onOrder = vi.fn();
const Root = island(FreeTrial);

/** The next call to an endpoint, once it was made. */
async function next(path: string): Promise<HeldCall> {
  await expect.poll(() => calls.map((call) => call.path)).toContain(path);
  const [call] = calls.splice(
    calls.findIndex((each) => each.path === path),
    1,
  );
  return call as HeldCall;
}

const nextTrial = () => next('/api/trial-question');
const state = (name: string, trial: Trial | null = null) => ({
  action: 'read',
  state: name,
  trial,
});
const submit = page.getByRole('button', { name: t.submit });
const field = (label: string) => page.getByRole('textbox', { name: label });

beforeEach(async () => {
  calls = holdCalls();
  onOrder.mockReset();
  $draft.set({ brand: '', sells: '', where: '', typed: null });
  queryCache.invalidateKeys(() => true);
  await render(
    <Root
      locale="en"
      strings={{ trial: strings, members }}
      onOrder={onOrder}
      islandStrings={islandStrings}
    />,
  );
  (await next('/api/open-content')).answer({ prompts: [PROMPT], lesson: LESSON });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is sold and where make the question, which is asked once and answered', async () => {
  (await nextTrial()).answer(state('open'));
  await submit.click();
  await expect.element(page.getByText(t.noBrand)).toBeVisible();
  await expect.element(page.getByText(t.noPrompt)).toBeVisible();
  await field(t.brand).fill('Harbour Roast');
  await field(t.sells).fill('coffee');
  await field(t.where).fill('Bristol');
  await expect.element(field(t.prompt)).toHaveValue(TRIAL.prompt);
  await submit.click();
  await expect.element(page.getByText(t.asking)).toBeVisible();
  await submit.click({ force: true });
  const call = await nextTrial();
  expect(call.body).toEqual({ action: 'ask', brand: 'Harbour Roast', prompt: TRIAL.prompt });
  expect(calls.filter(({ path }) => path === '/api/trial-question')).toEqual([]);
  call.answer({ ...state('answered', TRIAL), action: 'ask' });

  const named = fill(result.named, { k: 1, n: 2, brand: 'Harbour Roast' });
  await expect.element(page.getByText(named)).toBeVisible();
  await expect.element(page.getByText(/2 answers are a hint/)).toBeVisible();
  const platform = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(platform('ChatGPT').getByText(result.others)).toBeVisible();
  await expect.element(platform('ChatGPT').getByText('Quay Coffee').first()).toBeVisible();
  await expect.element(platform('Gemini').getByText(result.noAnswer)).toBeVisible();
  await platform('Claude').getByText(result.read).click();
  await expect.element(platform('Claude').getByText(/I would take/)).toBeVisible();
  await page.getByRole('button', { name: result.order }).click();
  expect(onOrder).toHaveBeenCalledOnce();
});

test('a question that was changed by hand stays, and one that no model answers can be asked again', async () => {
  (await nextTrial()).answer(state('open'));
  await field(t.brand).fill('Harbour Roast');
  await field(t.prompt).fill('Who is good?');
  await field(t.sells).fill('coffee');
  await expect.element(field(t.prompt)).toHaveValue('Who is good?');
  await submit.click();
  (await nextTrial()).answer({ code: 'model-busy', error: 'Busy.' }, 503);
  (await nextTrial()).answer(state('open'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.errors['model-busy']);
  await expect.element(field(t.prompt)).toHaveValue('Who is good?');
});

test('a lost connection shows that the question is on its way', async () => {
  (await nextTrial()).answer(state('open'));
  await field(t.brand).fill('Harbour Roast');
  await field(t.sells).fill('coffee');
  await submit.click();
  (await nextTrial()).answer('', 502);
  (await nextTrial()).answer(state('asking'));
  await expect.element(page.getByText(t.asking)).toBeVisible();
});

test.each(['used', 'day-used-up', 'month-used-up'] as const)(
  'when there is no question (%s), a sentence and the sample report are left',
  async (name) => {
    (await nextTrial()).answer(state(name));
    await expect.element(page.getByText(t.states[name])).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
    await page.getByRole('button', { name: strings.sample.open }).click();
    const dialog = page.getByRole('dialog', { name: strings.sample.title });
    await expect.element(dialog.getByText(brandChecker.start.sample.badge)).toBeVisible();
    await expect
      .element(dialog.getByText(brandChecker.report.summary.heading, { exact: true }))
      .toBeVisible();
    await expect
      .element(dialog.getByText(brandChecker.start.sample.report))
      .not.toBeInTheDocument();
  },
);

test('what cannot be loaded is tried again', async () => {
  (await nextTrial()).answer({ code: 'internal', error: 'No.' }, 500);
  await page.getByRole('button', { name: members.retry }).click();
  (await nextTrial()).answer(state('open'));
  await expect.element(submit).toBeVisible();
});

test('the open prompts and the lesson open whole', async () => {
  (await nextTrial()).answer(state('used'));
  await page.getByRole('button', { name: fill(open.showNamed, { title: 'A brief' }) }).click();
  await expect.element(page.getByRole('dialog').getByText(/^Write a brief for/)).toBeVisible();
  await page.getByRole('button', { name: members.close }).click();
  await page.getByRole('button', { name: fill(open.showNamed, { title: 'Checking' }) }).click();
  await expect.element(page.getByRole('dialog').getByText('A secret sentence.')).toBeVisible();
});
