import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TOOL_CATEGORIES } from '@/content/schemas/tool';
import PeriodicTable from '@/features/periodic-table/PeriodicTable';
import { tableStrings } from '@/features/periodic-table/strings';
import type { ToolGroup } from '@/features/periodic-table/tools';
import { dictionary } from '@/i18n/dictionaries';

const texts = dictionary('en');
const strings = tableStrings(texts);

/** Two tools in each group: `foundation-models-1` and so on. */
const groups: ToolGroup[] = TOOL_CATEGORIES.map((category) => ({
  category,
  ...texts.periodicTable.categories[category],
  tools: [1, 2].map((number) => ({
    id: `${category}-${number}`,
    symbol: 'To',
    name: `${category} ${number}`,
    complexity: 1,
    url: 'https://example.com',
    maker: 'Example, Germany',
    licence: 'proprietary',
    europe: 'eu-company',
    useCase: `What ${category} ${number} does.`,
  })),
}));

const table = <PeriodicTable groups={groups} islandStrings={texts.island} strings={strings} />;
const panel = page.getByRole('complementary', { name: strings.panel.label });
const tile = (name: string) =>
  page.getByRole('group', { name: strings.tableLabel }).getByRole('link', {
    name: new RegExp(`To ?${name}$`),
  });
const tabStops = () => document.querySelectorAll('[data-tile]:not([tabindex="-1"])').length;

beforeEach(() => page.viewport(1440, 900));
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('a chosen tool shows its details, which can be closed again', async () => {
  await render(table);
  await expect.element(panel.getByText(strings.panel.empty)).toBeVisible();
  await tile('audio-voice 2').click();
  await expect.element(panel.getByText('What audio-voice 2 does.')).toBeVisible();
  await expect.element(panel.getByText('Example, Germany')).toBeVisible();
  await expect.element(panel.getByText('Made in the EU')).toBeVisible();
  await expect.element(tile('audio-voice 2')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => location.hash).toBe('#audio-voice-2');
  await expect
    .element(panel.getByRole('link', { name: /^Visit audio-voice 2/ }))
    .toHaveAttribute('target', '_blank');

  await panel.getByRole('button', { name: strings.panel.close }).click();
  await expect.element(panel.getByText(strings.panel.empty)).toBeVisible();
  await expect.element(tile('audio-voice 2')).toHaveFocus();
  await expect.poll(() => location.hash).toBe('');
});

test('the tool that the address names is chosen, also when its group was filtered out', async () => {
  history.replaceState(null, '', '#design-creative-1');
  await render(table);
  await expect.element(panel.getByText('What design-creative 1 does.')).toBeVisible();
  const filters = page.getByRole('group', { name: strings.filterLabel });
  await filters.getByRole('button', { name: /Audio/ }).click();
  location.hash = '#research-analysis-1';
  await expect.element(panel.getByText('What research-analysis 1 does.')).toBeVisible();
  await expect
    .element(filters.getByRole('button', { name: new RegExp(`^${strings.all}`) }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('a filter that hides the chosen tool closes it, and the panel describes the group', async () => {
  await render(table);
  await tile('audio-voice 2').click();
  const filters = page.getByRole('group', { name: strings.filterLabel });
  await filters.getByRole('button', { name: /Audio/ }).click();
  await expect.element(panel.getByText('What audio-voice 2 does.')).toBeVisible();
  await filters.getByRole('button', { name: /Research/ }).click();
  await expect.element(panel.getByText('What audio-voice 2 does.')).not.toBeInTheDocument();
  await expect
    .element(panel.getByText(texts.periodicTable.categories['research-analysis'].text))
    .toBeVisible();
  await expect.poll(() => location.hash).toBe('');
});

test('a filter leaves one group, and so do the arrow keys', async () => {
  await render(table);
  const filter = page.getByRole('button', { name: /Audio & Voice/ }).first();
  await filter.click();
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => document.querySelectorAll('section[data-category]:not([data-off])'))
    .toHaveLength(1);
  await expect.poll(tabStops).toBe(1);
  (tile('audio-voice 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tile('audio-voice 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tile('audio-voice 2')).toHaveFocus();
});

test('the arrow keys take the one tab stop with them, and Enter opens a tool', async () => {
  await render(table);
  await expect.poll(tabStops).toBe(1);
  (tile('foundation-models 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(tile('design-creative 2')).toHaveFocus();
  await expect.element(tile('design-creative 2')).not.toHaveAttribute('tabindex');
  await expect.poll(tabStops).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('What design-creative 2 does.')).toBeVisible();
});

test('on a narrow screen every tool is a tab stop and its link leads to its own row', async () => {
  await page.viewport(360, 740);
  await render(table);
  await expect.poll(tabStops).toBe(16);
  await tile('audio-voice 1').click();
  await expect.poll(() => location.hash).toBe('#audio-voice-1');
});
