import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { Checker } from '@/features/brand-checker/Checker';
import { dictionary } from '@/i18n/dictionaries';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { overviewFigures, sourceFigures } from '../helpers/overview-figures';
import { promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings, island, members } = dictionary('en');
const { verdict, matrix, said } = strings.figures;

const ANSWERS: Record<string, object> = {
  campaigns: { campaigns: [brandCampaign({ stats: statsOf([promptTest()]) })] },
  tests: { tests: [], next_cursor: null, quota: null },
  overview: overviewFigures(),
  sources: sourceFigures(),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the verdict is painted before what stands below it is rendered', async () => {
  // At once, as from a quick server: then all of it is rendered together, unless it is kept apart.
  vi.stubGlobal('fetch', (url: string) => {
    const action = new URL(url, location.href).searchParams.get('action') ?? '';
    const answer = ANSWERS[action];
    return Promise.resolve(
      answer
        ? Response.json({ action, ...answer })
        : Response.json({ code: 'internal', error: 'Gone' }, { status: 500 }),
    );
  });
  const below: string[][] = [];
  const observer = new MutationObserver(() => {
    if (!document.querySelector(`section[aria-label="${verdict.label}"]`)) return;
    const text = document.body.textContent;
    below.push([matrix.heading, said.heading].filter((heading) => text.includes(heading)));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await render(
    <IslandStringsContext value={island}>
      <Checker locale="en" strings={strings} members={members} />
    </IslandStringsContext>,
  );
  await expect.element(page.getByRole('heading', { name: matrix.heading })).toBeVisible();
  observer.disconnect();
  expect(below[0]).toEqual([]);
});
