import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecentActivity } from '@/features/dashboard/RecentActivity';
import { StatisticsList } from '@/features/dashboard/StatisticsList';
import { ToolGrid } from '@/features/dashboard/ToolGrid';
import { TOOLS } from '@/features/dashboard/tools';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
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

test('the numbers are dashes until they are known, and so is a rank that nobody has', async () => {
  const list = (membership: Membership) => (
    <StatisticsList membership={membership} strings={dashboard.statistics} />
  );
  const screen = await render(list({ state: 'loading' }));
  const numbers = () =>
    screen
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent);
  expect(numbers()).toEqual(['–', '–', '–', '–', '–']);
  await screen.rerender(list({ state: 'failed' }));
  expect(numbers()).toEqual(['–', '–', '–', '–', '–']);
  await screen.rerender(list(ready([])));
  expect(numbers()).toEqual(Object.values(STATISTICS).map(String));
  await screen.rerender(list(readyMembership()));
  expect(numbers()).toEqual(['0', '0', '0', '–', '0']);
});

test('without activities there are samples, marked as such; with some there are only those', async () => {
  const recent = (membership: Membership) => (
    <RecentActivity membership={membership} locale="en" strings={dashboard} />
  );
  const screen = await render(recent(ready([])));
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
  const open = TOOLS.filter(({ route }) => route !== null).length;
  await expect
    .element(page.getByText(fill(dashboard.tools.available, { count: open })))
    .toBeVisible();
});
