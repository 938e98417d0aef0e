import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScheduleFacts } from '@/features/brand-checker/schedule/ScheduleFacts';
import ScheduleForm from '@/features/brand-checker/schedule/ScheduleForm';
import { NO_TESTS } from '@/features/brand-checker/server-state';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { brandQuota } from '../helpers/brand-quota';
import { promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings } = dictionary('en');
const { schedule: words, asking } = strings;

const SCHEDULE: NonNullable<BrandCampaign['schedule']> = {
  every: 'weekly',
  weekday: 3,
  prompts: ['Who?'],
  platforms: ['chatgpt', 'claude', 'gemini'],
  samples: 2,
  modes: 'both',
  mail: true,
  locale: 'en',
  next_run_at: '2026-11-25T05:00:00.000Z',
  stopped: null,
  silent_runs: {},
  last_memory: null,
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
    quota: brandQuota(),
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
  const takes = (text: string) => expect.element(screen.getByText(text, { exact: false }));
  await takes(
    'Each run: Prompts × platforms × samples: 1 × 2 × 1 = 2 with web search.',
  ).toBeVisible();
  await takes('also 1 × 3 × 1 = 3 from memory.').toBeVisible();
  await takes('up to 31 runs and 62 to 124 of your 400 web searches').toBeVisible();
  await screen.getByLabelText(asking.samples).selectOptions('3');
  await screen.getByLabelText(asking.schedule.modesLabel).selectOptions('memory');
  await takes('1 × 3 × 3 = 9 from memory.').toBeVisible();
  await takes('with web search.').not.toBeInTheDocument();
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
  await expect.element(screen.getByLabelText(asking.samples)).toHaveValue('2');
  await expect.element(screen.getByLabelText(asking.schedule.modesLabel)).toHaveValue('both');
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
  const line =
    'Prompts × platforms × samples: 1 × 3 × 2 = 6 from memory, 1 × 2 × 2 = 4 with web search';
  await expect.element(screen.getByText(line)).toBeVisible();
  await expect.element(screen.getByText('25 Nov 2026, 06:00, Berlin time')).toBeVisible();
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
