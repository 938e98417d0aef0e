import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { $failure } from '@/features/brand-checker/failure';
import { TestProgress } from '@/features/brand-checker/questions/TestProgress';
import {
  $isAsking,
  $runTest,
  $searchProgress,
  resumeQuestion,
} from '@/features/brand-checker/questions/run-test';
import { $testDraft, TestForm } from '@/features/brand-checker/questions/TestForm';
import { $campaigns, $openQuestion, $tests } from '@/features/brand-checker/stores';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { queryCache } from '@/lib/query';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { brandQuota } from '../helpers/brand-quota';
import { promptTest } from '../helpers/prompt-tests';
import { holdCalls, type HeldCall } from './held-answers';

const { brandChecker: strings } = dictionary('en');
const { asking, testing } = strings;
const FIRST_DRAFT = $testDraft.get();

describe('the form for a question', () => {
  beforeEach(() => $testDraft.set({ ...FIRST_DRAFT, prompt: 'Who?' }));

  const form = (quota = brandQuota()) => (
    <TestForm
      campaigns={[brandCampaign()]}
      shown={undefined}
      isRunning={false}
      quota={quota}
      locale="en"
      strings={strings}
    />
  );

  test('asks all platforms three times in both ways by itself, and names what it takes before', async () => {
    const screen = await render(form());
    const line = 'Platforms × samples: 3 × 3 = 9 from memory, 2 × 3 = 6 with web search.';
    await expect.element(screen.getByText(line)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: testing.testAll })).toBeEnabled();
    await expect.element(screen.getByText(asking.refused)).toBeVisible();
    await screen.getByLabelText(asking.modes.search).click();
    await expect
      .element(screen.getByText('Platforms × samples: 3 × 3 = 9 from memory.'))
      .toBeVisible();
    await expect.element(screen.getByText(asking.refused)).not.toBeInTheDocument();
  });

  test.each([
    [{ used: 389 }, { left: 11, today: 11 }],
    [{ used_today: 50 }, { left: 400, today: 10 }],
  ])('is stopped by searches of which there are too few: %j', async (searches, left) => {
    const screen = await render(form(brandQuota({ searches })));
    const text = fill(asking.tooFewSearches, { count: 12, ...left });
    await expect.element(screen.getByText(text)).toBeVisible();
    const all = screen.getByRole('button', { name: testing.testAll });
    await expect.element(all).toBeDisabled();
    await screen.getByLabelText(asking.modes.search).click();
    await expect.element(all).toBeEnabled();
  });

  test('is stopped by answers from memory of which there are too few', async () => {
    const screen = await render(form(brandQuota({ used: 95 })));
    const text = fill(asking.tooFewAnswers, { count: 9, left: 5 });
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: testing.testAll })).toBeDisabled();
    await screen.getByLabelText(testing.samples).selectOptions('1');
    await expect.element(screen.getByRole('button', { name: testing.testAll })).toBeEnabled();
  });

  test('does not ask Gemini alone with web search', async () => {
    $testDraft.set({ ...$testDraft.get(), platform: 'gemini', modes: ['search'] });
    const screen = await render(form());
    await expect
      .element(screen.getByRole('button', { name: testing.test, exact: true }))
      .toBeDisabled();
    await expect.element(screen.getByRole('button', { name: testing.testAll })).toBeEnabled();
  });
});

describe('a question with web search', () => {
  let calls: HeldCall[];
  let stopReading: () => void;
  beforeEach(async () => {
    calls = holdCalls();
    queryCache.invalidateKeys((key) => key.startsWith('brand-checker/'));
    // As the page does: a store that nobody reads keeps nothing.
    stopReading = $tests.listen(() => undefined);
    (await next('tests')).answer({ action: 'tests', tests: [], next_cursor: null, quota });
    await expect.poll(() => $tests.get().loading).toBe(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    stopReading();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const actionOf = ({ query, body }: HeldCall) =>
    query.action ?? (body as { action: string }).action;
  const next = async (action: string): Promise<HeldCall> => {
    await expect.poll(() => calls.map(actionOf)).toEqual([action]);
    return calls.splice(0)[0] as HeldCall;
  };
  const quota = brandQuota();
  const slot = (state: string, fields: object = {}) => ({
    platform: 'chatgpt',
    mode: 'search',
    sample: 1,
    state,
    test_id: null,
    reason: null,
    ...fields,
  });
  const look = (slots: object[], results: object[]) => ({
    action: 'run',
    run: { id: 'r', campaign_id: 'campaign', prompt: 'Who?', state: 'open', slots },
    results: results.map((each) => ({ test: each })),
    quota,
    stats: NO_STATS,
  });

  test('shows its answers as they come, and those that do not as “no answer” with the reason', async () => {
    const modes = ['search'] as const;
    const request = { campaignId: 'campaign', prompt: 'Who?', samples: 1, modes, platform: null };
    const running = $runTest.mutate(request);
    const asked = await next('test-prompt-all');
    expect(asked.body).toMatchObject({ modes: ['search'] });
    asked.answer({
      action: 'test-prompt-all',
      results: [],
      errors: [],
      pending: { run_id: 'r', planned: 2 },
      refused: [{ platform: 'gemini', reason: 'terms' }],
      quota,
      stats: NO_STATS,
    });
    await expect.poll(() => $searchProgress.get()).toEqual({ settled: 0, planned: 2 });
    const screen = await render(
      <TestProgress
        running={request}
        search={$searchProgress.get()}
        answerCount={0}
        locale="en"
        strings={strings}
      />,
    );
    const waiting = fill(asking.waiting, { settled: 0, planned: 2 });
    await expect.element(screen.getByText(waiting)).toBeVisible();
    await expect.element(screen.getByText(asking.waitingHint)).toBeVisible();

    const answer = promptTest({ id: 'r_0' });
    await vi.advanceTimersByTimeAsync(3_000);
    const first = await next('run');
    expect(first.request).toMatch(/^GET/);
    expect(first.query).toEqual({ action: 'run', id: 'r' });
    first.answer(look([slot('done', { test_id: 'r_0' }), slot('claimed')], [answer]));
    await expect.poll(() => $searchProgress.get()).toEqual({ settled: 1, planned: 2 });
    expect($tests.value?.data?.tests.map(({ id }) => id)).toEqual(['r_0']);

    // A look that fails is no failure of the question.
    await vi.advanceTimersByTimeAsync(3_000);
    (await next('run')).answer({ code: 'internal', error: 'Gone' }, 500);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3_000);
    const failed = slot('skipped', { platform: 'claude', reason: 'search-quota' });
    (await next('run')).answer(look([slot('done', { test_id: 'r_0' }), failed], [answer]));
    expect(await running).toBe(1);
    expect($searchProgress.get()).toBeNull();
    expect($failure.get()).toEqual({
      kind: 'partial',
      code: null,
      platforms: [{ platform: 'claude', code: 'search-quota' }],
    });
  });

  test('that was asked before the page was loaded is followed from where it is', async () => {
    const stop = $campaigns.listen(() => undefined);
    const open_question = { run_id: 'r', campaign_id: 'campaign', settled: 1, planned: 2 };
    const campaigns = [brandCampaign()];
    (await next('campaigns')).answer({ action: 'campaigns', campaigns, open_question });
    await expect.poll(() => $openQuestion.get()).toEqual(open_question);
    stop();
    const followed = resumeQuestion(open_question);
    expect($isAsking.get()).toBe(true);
    // One at a time.
    await resumeQuestion(open_question);
    const screen = await render(
      <TestProgress
        running={null}
        search={$searchProgress.get()}
        answerCount={0}
        locale="en"
        strings={strings}
      />,
    );
    const waiting = fill(asking.waiting, { settled: 1, planned: 2 });
    await expect.element(screen.getByText(waiting)).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    const answers = [promptTest({ id: 'r_0' }), promptTest({ id: 'r_1' })];
    const slots = answers.map(({ id }) => slot('done', { test_id: id }));
    (await next('run')).answer(look(slots, answers));
    await followed;
    expect($isAsking.get()).toBe(false);
    expect($tests.value?.data?.tests).toHaveLength(2);
  });
});
