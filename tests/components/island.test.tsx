import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { island } from '@/components/ui/island';
import { Lazy } from '@/components/ui/Lazy';
import { dictionary } from '@/i18n/dictionaries';

const { island: strings } = dictionary('en');

// React reports what a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Weather({ report }: { report: () => string }) {
  return <p>{report()}</p>;
}

const WeatherIsland = island(Weather);

const LazyIsland = island(({ load }: { load: () => Promise<string> }) => (
  <>
    <p>Beside it</p>
    <Lazy load={load}>{(loaded) => <p>{loaded}</p>}</Lazy>
  </>
));

test('an island whose component throws shows a sentence, and is drawn again by a button', async () => {
  let isBroken = true;
  const report = () => {
    if (isBroken) throw new Error('No weather today.');
    return 'Sunny';
  };
  const screen = await render(<WeatherIsland islandStrings={strings} report={report} />);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`${strings.failed} ${strings.retry}`);
  isBroken = false;
  await screen.getByRole('button', { name: strings.retry }).click();
  await expect.element(screen.getByText('Sunny')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('an island that throws again offers to reload the page', async () => {
  const report = () => {
    throw new Error('Never any weather.');
  };
  const screen = await render(<WeatherIsland islandStrings={strings} report={report} />);
  await screen.getByRole('button', { name: strings.retry }).click();
  await expect.element(screen.getByRole('button', { name: strings.reload })).toBeVisible();
});

test('a lazy part shows that it is loading until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const screen = await render(<LazyIsland islandStrings={strings} load={() => promise} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(strings.loading);
  resolve('Loaded');
  await expect.element(screen.getByText('Loaded')).toBeVisible();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('a lazy part that failed is loaded again by its button, and the rest of the island stays', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue('Loaded');
  const screen = await render(<LazyIsland islandStrings={strings} load={load} />);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`${strings.failed} ${strings.retry}`);
  await expect.element(screen.getByText('Beside it')).toBeVisible();
  await screen.getByRole('button', { name: strings.retry }).click();
  await expect.element(screen.getByText('Loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
