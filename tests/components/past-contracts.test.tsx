import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BillingTab } from '@/features/account/BillingTab';
import { Toast } from '@/components/ui/Toast';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, LOCALES } from '@/i18n/locales';
import { formatDay } from '#shared/rules/dates.ts';
import { holdCalls } from './held-answers.ts';
import { readyMembership } from './membership';

const ENDED = {
  id: 'sub_ended',
  started_at: '2025-11-03T10:00:00.000Z',
  ended_at: '2025-11-05T10:00:00.000Z',
};

afterEach(() => vi.unstubAllGlobals());

test.each(LOCALES)(
  'who has no membership any more downloads its contract under Billing, in %s',
  async (locale) => {
    const calls = holdCalls();
    const { account, members, billing } = dictionary(locale);
    const t = billing.management.contract;
    const screen = await render(
      <>
        <BillingTab
          {...{ locale, members }}
          membership={readyMembership({ past_contracts: [ENDED] })}
          strings={account.billing}
          subscriptions={billing}
        />
        <Toast closeLabel="Close" />
      </>,
    );
    const date = formatDay(ENDED.started_at, LOCALE_TAGS[locale]);
    const name = fill(t.past, { date });
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
    const download = screen.getByRole('button', { name: `${t.download}: ${name}` });
    await download.click();
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/contract']);
    expect(calls[0]?.query).toEqual({ id: ENDED.id });
    await expect.element(download).toBeDisabled();
    calls[0]?.answer({ error: 'Down.', code: 'internal' }, 500);
    await expect.element(screen.getByText(t.failed)).toBeVisible();
    await expect.element(download).toBeEnabled();
  },
);

test('without one there is no such list', async () => {
  const { account, members, billing } = dictionary('en');
  const screen = await render(
    <BillingTab
      locale="en"
      members={members}
      membership={readyMembership()}
      strings={account.billing}
      subscriptions={billing}
    />,
  );
  await expect.element(screen.getByText(account.billing.none)).toBeVisible();
  await expect
    .element(screen.getByText(billing.management.contract.pastHeading))
    .not.toBeInTheDocument();
});
