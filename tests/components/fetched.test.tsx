import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { Fetched } from '@/features/brand-checker/Fetched';
import { dictionary } from '@/i18n/dictionaries';
import { createFetcherStore } from '@/lib/query';

const { island } = dictionary('en');

test('fetched data never stands beside what belongs to other data', async () => {
  const storeOf = (name: string) =>
    createFetcherStore<string>(['fetched-test/', name], { fetcher: () => Promise.resolve(name) });
  const stores = { one: storeOf('one'), two: storeOf('two') };
  const pairs = new Set<string>();
  const view = (name: keyof typeof stores) => (
    <IslandStringsContext value={island}>
      <Fetched store={stores[name]}>
        {(data) => {
          pairs.add(`${name} ${data}`);
          return <p>{data}</p>;
        }}
      </Fetched>
    </IslandStringsContext>
  );
  const { rerender } = await render(view('one'));
  await expect.element(page.getByText('one')).toBeVisible();
  for (const name of ['two', 'one'] as const) {
    await rerender(view(name));
    await expect.element(page.getByText(name)).toBeVisible();
  }
  expect([...pairs]).toEqual(['one one', 'two two']);
});
