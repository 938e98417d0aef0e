import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NextSteps } from '@/features/dashboard/NextSteps';
import { RecentActivity } from '@/features/dashboard/RecentActivity';
import { StatisticsList } from '@/features/dashboard/StatisticsList';
import { ToolGrid } from '@/features/dashboard/ToolGrid';
import { TOOL_ENTRIES } from '@/features/dashboard/tools';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { OrderTexts } from '@/i18n/order-facts';
import type { Me, Membership } from '@/lib/session/membership';
import { readyMembership } from './membership';

const { dashboard } = dictionary('en');

const STATISTICS = {
  toolsUsed: 3,
  promptsCreated: 0,
  videosWatched: 1,
  communityRank: 12,
  totalPrompts: 214,
};

const ready = (activity: Me['activity']) => readyMembership({ statistics: STATISTICS, activity });

test('the numbers are dashes until they are loaded, and a missing rank stays one', async () => {
  const list = (membership: Membership) => (
    <StatisticsList membership={membership} strings={dashboard.statistics} />
  );
  const screen = await render(list({ state: 'loading' }));
  const numbers = () =>
    screen
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent);
  await expect.poll(numbers).toEqual(['–', '–', '–', '–', '–']);
  await screen.rerender(list({ state: 'failed' }));
  await expect.poll(numbers).toEqual(['–', '–', '–', '–', '–']);
  await screen.rerender(list(ready([])));
  await expect.poll(numbers).toEqual(Object.values(STATISTICS).map(String));
  await screen.rerender(list(readyMembership()));
  await expect.poll(numbers).toEqual(['0', '0', '0', '–', '0']);
});

test('without activities there are samples, marked as such; with some there are only those', async () => {
  const recent = (membership: Membership) => (
    <RecentActivity membership={membership} locale="en" strings={dashboard} />
  );
  const screen = await render(recent({ state: 'loading' }));
  await expect.element(screen.getByText(dashboard.activity.samples)).not.toBeInTheDocument();
  await screen.rerender(recent({ state: 'failed' }));
  await expect.element(screen.getByText(dashboard.activity.failed)).toBeVisible();
  await screen.rerender(recent(ready([])));
  await expect.element(screen.getByText(dashboard.activity.samples)).toBeVisible();
  await screen.rerender(
    recent(
      ready([
        {
          id: 'a',
          user_id: 'u',
          activity_type: 'tool_accessed',
          activity_data: { tool_id: 'prompt-library' },
          created_at: new Date().toISOString(),
        },
      ]),
    ),
  );
  await expect.element(screen.getByText(/Prompt Library/)).toBeVisible();
  await expect.element(screen.getByText(dashboard.activity.samples)).not.toBeInTheDocument();
});

test('a locked tool offers the membership to a free member and opens for a paying one', async () => {
  const onLocked = vi.fn();
  const grid = (premium: boolean) => (
    <ToolGrid premium={premium} locale="en" strings={dashboard.tools} onLocked={onLocked} />
  );
  const name = new RegExp(dashboard.tools.items['brand-checker'].title);
  const screen = await render(grid(false));
  await screen.getByRole('button', { name }).click();
  expect(onLocked).toHaveBeenCalledOnce();
  await screen.rerender(grid(true));
  await expect.element(screen.getByRole('link', { name })).toBeVisible();
  const open = TOOL_ENTRIES.filter(({ route }) => route !== null).length;
  await expect
    .element(page.getByText(fill(dashboard.tools.available, { count: open })))
    .toBeVisible();
});

test('what comes next keeps its place while it is awaited, and can be asked for again', async () => {
  const { today } = dictionary('en').operations;
  const strings = { ...dictionary('en'), order: {} as OrderTexts, memberText: '', today };
  const onLocked = vi.fn();
  const steps = (membership: Membership, premium = true) => (
    <NextSteps {...{ membership, premium, strings, onLocked }} locale="en" />
  );
  const screen = await render(steps({ state: 'loading' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(strings.members.loading);
  await screen.rerender(steps({ state: 'failed' }));
  await expect.element(screen.getByRole('button', { name: strings.members.retry })).toBeVisible();

  const used: Me['next'] = {
    last_visit_at: '2026-11-12T09:00:00.000Z',
    tools: [{ tool_id: 'brand-checker', used_at: new Date().toISOString() }],
    new_prompts: 2,
    brand: null,
    lessons: { done: 2, total: 6, new: 0 },
  };
  await screen.rerender(steps(readyMembership({ next: used })));
  await expect.element(screen.getByRole('heading', { name: dashboard.next.heading })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Brand Checker', exact: true }))
    .toHaveAttribute('href', '/dashboard/brand-checker');
  await expect.element(screen.getByRole('link', { name: /2 of 6 lessons done/ })).toBeVisible();

  // The library is not a free member's.
  await screen.rerender(steps(readyMembership({ next: { ...used, lessons: null } }), false));
  await screen.getByRole('button', { name: /2 new prompts/ }).click();
  expect(onLocked).toHaveBeenCalledOnce();
});
