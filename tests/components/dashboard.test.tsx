import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Facts } from '@/features/dashboard/facts/Facts';
import { GoOn } from '@/features/dashboard/go-on/GoOn';
import { RecentActivity } from '@/features/dashboard/activity/RecentActivity';
import { ToolRows } from '@/features/dashboard/tools/ToolRows';
import { TOOL_ENTRIES } from '@/features/dashboard/tools/tools';
import type { OverviewTexts } from '@/features/dashboard/texts';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { OrderTexts } from '@/i18n/order-facts';
import type { Me, Membership } from '@/lib/session/membership';
import { readyMembership } from './membership';

const english = dictionary('en');
const { dashboard, members } = english;
const NOW = Date.parse('2026-11-25T12:00:00.000Z');

const MEASURE = {
  day: '2026-11-23',
  n: 32,
  names: [
    { name: 'Anlauf', own: true, k: 11 },
    { name: 'Nordlicht', own: false, k: 21 },
  ],
  before: { day: '2026-11-16', k: 8, n: 32 },
  days: 2,
};

const texts: OverviewTexts = {
  locale: 'en',
  strings: {
    ...english,
    order: {} as OrderTexts,
    memberText: '',
    today: english.operations.today,
    charts: english.brandChecker.charts,
  },
  terms: 146,
  sample: { memory: MEASURE, search: null },
};

const USED: Me['next'] = {
  last_visit_at: '2026-11-12T09:00:00.000Z',
  tools: [{ tool_id: 'brand-checker', used_at: '2026-11-25T09:00:00.000Z' }],
  new_prompts: 2,
  favourites: 0,
  brand: {
    campaign_id: 'c1',
    brand_name: 'Anlauf',
    memory: null,
    search: MEASURE,
    next_run_at: null,
    to_do: null,
  },
  lessons: { done: 2, total: 6, new: 0, next: null },
};

const onLocked = vi.fn();
const parts = (membership: Membership, premium = true) => ({
  ...texts,
  membership,
  premium,
  now: NOW,
  onLocked,
});

test('the facts are awaited, can be asked for again, and each figure is a link', async () => {
  const facts = (membership: Membership) => <Facts {...parts(membership)} />;
  const screen = await render(facts({ state: 'loading' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(members.loading);
  await screen.rerender(facts({ state: 'failed' }));
  await expect.element(screen.getByRole('button', { name: members.retry })).toBeVisible();
  await screen.rerender(facts(readyMembership({ next: USED })));
  await expect
    .element(screen.getByRole('link', { name: '11 of 32' }))
    .toHaveAttribute(
      'href',
      '/dashboard/brand-checker?campaign=c1&facet=named%3Asearch&from=2026-11-23',
    );
  await expect
    .element(screen.getByRole('link', { name: '2 new prompts' }))
    .toHaveAttribute('href', '/dashboard/prompt-library');
  // 8 of 32 and 11 of 32: the ranges overlap.
  await expect.element(screen.getByText(/range 20 to 52%/)).toBeVisible();
  await expect.element(screen.getByText(dashboard.facts.changes['may-be-chance'])).toBeVisible();
});

test('a figure of a tool that is locked has a lock and offers the membership', async () => {
  onLocked.mockClear();
  const next = { ...USED, brand: null, lessons: null };
  const statistics = { ...readyStatistics, totalPrompts: 214 };
  const screen = await render(<Facts {...parts(readyMembership({ next, statistics }), false)} />);
  await screen.getByRole('button', { name: /214 prompts.*locked/ }).click();
  expect(onLocked).toHaveBeenCalledExactlyOnceWith('prompt-library');
});

const readyStatistics = {
  toolsUsed: 3,
  promptsCreated: 0,
  videosWatched: 1,
  communityRank: 0,
  totalPrompts: 214,
};

test('a member goes on with the newest answers; at first with a sample, marked as one', async () => {
  const goOn = (membership: Membership) => <GoOn {...parts(membership)} />;
  const screen = await render(goOn(readyMembership({ next: USED })));
  await expect.element(screen.getByRole('img', { name: /Anlauf 34%, 11 of 32/ })).toBeVisible();
  await expect.element(screen.getByText(dashboard.goOn.notAsked.memory)).toBeVisible();
  await expect.element(screen.getByText(dashboard.goOn.sampleBadge)).not.toBeInTheDocument();
  await screen.rerender(goOn(readyMembership()));
  await expect.element(screen.getByText(dashboard.goOn.sampleBadge)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: dashboard.goOn.openChecker }))
    .toHaveAttribute('href', '/dashboard/brand-checker');
});

test('without an activity there are the first steps; with some, only what was done', async () => {
  await page.viewport(1280, 900);
  const recent = (membership: Membership) => <RecentActivity {...parts(membership)} />;
  const screen = await render(recent({ state: 'failed' }));
  await expect.element(screen.getByText(dashboard.activity.failed)).toBeVisible();
  await screen.rerender(recent(readyMembership({ statistics: readyStatistics })));
  const { steps } = dashboard.firstSteps;
  await expect.element(screen.getByRole('link', { name: steps['brand-checker'] })).toBeVisible();
  await expect.element(screen.getByText(/^Your numbers: .*214 prompts/)).toBeVisible();
  await expect.element(screen.getByText(/community/)).not.toBeInTheDocument();
  const entry = {
    id: 'a',
    user_id: 'u',
    activity_type: 'tool_accessed' as const,
    activity_data: { tool_id: 'prompt-library' },
    created_at: new Date(NOW).toISOString(),
  };
  await screen.rerender(recent(readyMembership({ activity: [entry] })));
  await expect.element(screen.getByText('Opened Prompt Library')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: steps['brand-checker'] }))
    .not.toBeInTheDocument();
});

test('the line of the activity carries its fact and opens its section', async () => {
  const screen = await render(<RecentActivity {...parts(readyMembership())} />);
  await expect.element(screen.getByText('0 of 4 done')).toBeVisible();
  const line = screen.getByRole('button', { name: dashboard.firstSteps.heading });
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  await line.click();
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
});

test('a locked tool offers the membership to a free member and opens for a paying one', async () => {
  onLocked.mockClear();
  const rows = (premium: boolean) => <ToolRows {...parts({ state: 'loading' }, premium)} />;
  const name = new RegExp(dashboard.tools.items['brand-checker'].title);
  const screen = await render(rows(false));
  await expect.element(screen.getByText(dashboard.tools.states.see).first()).toBeVisible();
  await screen.getByRole('button', { name }).click();
  expect(onLocked).toHaveBeenCalledExactlyOnceWith('brand-checker');
  await screen.rerender(rows(true));
  await expect.element(screen.getByRole('link', { name })).toBeVisible();
  const open = TOOL_ENTRIES.filter(({ route }) => route !== null).length;
  await expect
    .element(page.getByText(fill(dashboard.tools.available, { count: open })))
    .toBeVisible();
});
