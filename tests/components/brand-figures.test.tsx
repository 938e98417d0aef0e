import { afterEach, expect, test, vi } from 'vitest';
import { chooseCampaign } from '@/features/brand-checker/drawer/place';
import { $figures, recount } from '@/features/brand-checker/figures/figures-store';
import { brandCampaign } from '../helpers/brand-campaign';
import { holdCalls } from './held-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

test('after a question the figures of a campaign that is not shown are counted again, too', async () => {
  const calls = holdCalls();
  const stop = $figures.listen(() => undefined);
  await expect.poll(() => calls.map(({ query }) => query)).toEqual([{ action: 'campaigns' }]);
  const campaigns = [brandCampaign({ id: 'new' }), brandCampaign({ id: 'old' })];
  calls.pop()?.answer({ action: 'campaigns', campaigns });
  const counted = async (campaign_id: string) => {
    await expect
      .poll(() => calls.map(({ query }) => query))
      .toEqual([{ action: 'overview', campaign_id }]);
    calls.pop()?.answer({ action: 'overview', of: campaign_id });
    await expect
      .poll(() => $figures.get())
      .toMatchObject({ data: { of: campaign_id }, loading: false });
  };
  await counted('new');
  chooseCampaign('old');
  await counted('old');
  recount();
  await counted('old');
  chooseCampaign('new');
  await counted('new');
  stop();
});
