import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScheduleFacts } from '@/features/brand-checker/schedule/ScheduleFacts';
import ScheduleForm from '@/features/brand-checker/schedule/ScheduleForm';
import { NO_TESTS } from '@/features/brand-checker/server-state';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings } = dictionary('en');
const { schedule: words } = strings;

const SCHEDULE: NonNullable<BrandCampaign['schedule']> = {
  every: 'weekly',
  weekday: 3,
  prompts: ['Who?'],
  platforms: ['chatgpt'],
  mail: true,
  locale: 'en',
  next_run_at: '2026-11-25T05:00:00.000Z',
  stopped: null,
  silent_runs: {},
};

const form = () => {
  const onDone = vi.fn();
  const onCancel = vi.fn();
  const texts = { locale: 'en', strings } as const;
  return { onDone, onCancel, ...texts };
};

test('a schedule needs prompts within their limits and a platform, and shows how many questions it asks', async () => {
  const list = {
    ...NO_TESTS,
    tests: [promptTest({ prompt: 'Asked before?' })],
    quota: { used: 0, limit: 100, resets_at: '2026-11-23T00:00:00.000Z' },
  };
  const props = form();
  const screen = await render(<ScheduleForm {...props} campaign={brandCampaign()} list={list} />);
  const save = screen.getByRole('button', { name: words.save });
  await expect.element(save).toBeEnabled();
  await screen.getByLabelText(words.every).selectOptions('daily');
  await expect.element(save).toBeDisabled();
  await screen.getByRole('button', { name: `${words.add} Asked before?` }).click();
  const prompts = screen.getByLabelText(words.prompts);
  await expect.element(prompts).toHaveValue('Asked before?');
  await expect.element(prompts).toHaveFocus();
  await expect
    .element(prompts)
    .toHaveAccessibleDescription(
      expect.stringContaining('Goes to OpenAI, Anthropic or Google. No personal data, please.'),
    );
  await expect
    .element(screen.getByText(fill(words.answersOf, { answers: 3, limit: 100 })))
    .toBeVisible();
  await expect.element(save).toBeEnabled();
  await prompts.fill(Array.from({ length: 11 }, (_, index) => `Who ${index}?`).join('\n'));
  await expect.element(screen.getByText(fill(words.tooMany, { count: 10 }))).toBeVisible();
  await expect.element(save).toBeDisabled();
  await prompts.fill('x'.repeat(501));
  await expect.element(screen.getByText(fill(words.tooLong, { length: 500 }))).toBeVisible();
  await prompts.fill('Who?');
  for (const name of ['ChatGPT', 'Claude', 'Gemini']) {
    await screen.getByLabelText(name).click();
  }
  await expect.element(save).toBeDisabled();
  await expect.element(screen.getByRole('status')).toHaveTextContent(words.incomplete);
  await screen.getByRole('button', { name: strings.form.cancel }).click();
  expect(props.onCancel).toHaveBeenCalledOnce();
});

test('a stored schedule is shown as it is, its day only for weekly runs', async () => {
  const screen = await render(
    <ScheduleForm {...form()} campaign={brandCampaign({ schedule: SCHEDULE })} list={NO_TESTS} />,
  );
  await expect.element(screen.getByLabelText(words.weekday, { exact: true })).toHaveValue('3');
  await expect.element(screen.getByLabelText('ChatGPT')).toBeChecked();
  await expect.element(screen.getByLabelText('Claude')).not.toBeChecked();
  await screen.getByLabelText(words.every).selectOptions('daily');
  await expect
    .element(screen.getByLabelText(words.weekday, { exact: true }))
    .not.toBeInTheDocument();
});

test('a card shows the next run, the progress of a run and what it waits for', async () => {
  const facts = (fields: Partial<BrandCampaign>) => (
    <ScheduleFacts campaign={brandCampaign(fields)} locale="en" strings={strings} />
  );
  const screen = await render(facts({}));
  await expect.element(screen.container).toBeEmptyDOMElement();
  const current = { id: 'r', due_at: '2026-11-22T05:00:00.000Z', planned: 12, settled: 3 };
  await screen.rerender(
    facts({ schedule: SCHEDULE, current_run: { ...current, waits_for: 'quota' } }),
  );
  await expect.element(screen.getByText(fill(words.weeklyOn, { day: 'Wednesday' }))).toBeVisible();
  const progress = fill(words.progress, { settled: 3, planned: 12 });
  await expect.element(screen.getByText(`${progress} ${words.waits.quota}`)).toBeVisible();
  await screen.rerender(facts({ schedule: SCHEDULE, status: 'paused' }));
  await expect.element(screen.getByText(words.inactive)).toBeVisible();
  const reason = 'membership-ended' as const;
  const stopped = { reason, platforms: [], at: current.due_at };
  await screen.rerender(facts({ schedule: { ...SCHEDULE, next_run_at: null, stopped } }));
  const note = `${words.reasons['membership-ended']} ${words.stopped}`;
  await expect.element(screen.getByText(note)).toBeVisible();
});
