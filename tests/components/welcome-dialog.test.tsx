import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { $toast } from '@/components/ui/toast';
import { SubscriptionCard } from '@/features/billing/SubscriptionCard';
import { WelcomeDialog } from '@/features/billing/WelcomeDialog';
import { $isWelcomeOpen, openDashboard } from '@/features/dashboard/arrival/open-dashboard';
import { dictionary } from '@/i18n/dictionaries';
import { LOCALES, localizedPath } from '@/i18n/locales';
import { FIRST_CAMPAIGN_PATH, FIRST_LESSON_PATH, ROUTES } from '@/routes';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';

const { celebrate } = vi.hoisted(() => ({ celebrate: vi.fn() }));
// The confetti is a canvas of its own; here only whether it is called counts.
vi.mock('@/features/dashboard/arrival/confetti', () => ({ celebrate }));

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

test.each(LOCALES)('a new member is led to campaign, prompt and lesson, in %s', async (locale) => {
  const { welcome } = dictionary(locale).billing;
  const left = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', left, { once: true });
  const onLeave = vi.fn();
  const screen = await render(
    <WelcomeDialog
      {...{ locale, onLeave }}
      open
      onClose={vi.fn()}
      strings={welcome}
      closeLabel="Close"
    />,
  );
  const { campaign, prompt, lesson } = welcome.steps;
  for (const [name, path] of [
    [`${campaign.title} ${campaign.text}`, FIRST_CAMPAIGN_PATH],
    [`${prompt.title} ${prompt.text}`, ROUTES.promptLibrary],
    [`${lesson.title} ${lesson.text}`, FIRST_LESSON_PATH],
    [welcome.action, FIRST_CAMPAIGN_PATH],
  ] as const) {
    await expect
      .element(screen.getByRole('link', { name }))
      .toHaveAttribute('href', localizedPath(path, locale));
  }
  await screen.getByRole('link', { name: welcome.action }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('an address that names a payment without one is not celebrated', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', () => {
    // By now the page has waited long enough.
    vi.setSystemTime(Date.now() + 10_000);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  history.replaceState(null, '', '?welcome=true');
  const { dashboard, billing } = dictionary('en');
  openDashboard('en', { dashboard, billing });
  await expect.poll(() => $toast.get()?.text).toBe(billing.welcome.delayed);
  vi.useRealTimers();
  expect(celebrate).not.toHaveBeenCalled();
  expect($isWelcomeOpen.get()).toBe(false);
});

test('the card of a subscription names its end once it is cancelled', async () => {
  const { card } = dictionary('en').billing;
  const paid: SubscriptionView = {
    is_premium: true,
    status: 'active',
    cancel_at_period_end: false,
    current_period_end: '2030-01-01T12:00:00.000Z',
    ends_at: null,
    notice: null,
    withdrawal: null,
    stripe_subscription_id: 'sub_1',
    billing_interval: 'year',
    plan_name: DEFAULT_PLAN.name,
    plan_price_cents: 29_000,
    plan_currency: 'EUR',
    plan_features: [...DEFAULT_PLAN.features],
  };
  const shown = (subscription: SubscriptionView) => (
    <SubscriptionCard locale="en" strings={card} subscription={subscription} />
  );
  const screen = await render(shown(paid));
  await expect.element(screen.getByText('€290/year')).toBeVisible();
  await expect.element(screen.getByText(card.renews)).toBeVisible();
  await screen.rerender(shown({ ...paid, ends_at: paid.current_period_end }));
  await expect.element(screen.getByText(card.ends)).toBeVisible();
  await expect.element(screen.getByText('1 January 2030')).toBeVisible();
});
