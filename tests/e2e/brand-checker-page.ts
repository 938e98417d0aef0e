import { expect, type Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { callProduct, createPremiumAccount } from '../helpers/local-stack';
import { journey, newEmail, PASSWORD } from './member-journey';

/** Answers with search come from a function of their own, which may have to start first. */
export const SEARCH_WAIT = { timeout: 45_000 } as const;

/** The campaigns of the member whose session it is, as the product lists them. */
export async function campaignsOf(cookie: string): Promise<BrandCampaign[]> {
  const answer = await callProduct('brand-checker', { action: 'campaigns' }, cookie);
  return (answer as { campaigns: BrandCampaign[] }).campaigns;
}

/** The Brand Checker in a language, and what a member does there. */
export function checkerPage(page: Page, locale: Locale) {
  const t = dictionary(locale).brandChecker;
  const main = page.locator('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const panel = main.getByRole('tabpanel');
  const field = (label: string) => panel.getByLabel(label, { exact: true });

  return {
    t,
    main,
    panel,
    button,
    field,
    domain: field(t.suggest.domain),
    name: field(t.form.name),
    brand: field(t.form.brand),
    prompt: field(t.testing.prompt),
    create: panel.getByRole('button', { name: t.form.create, exact: true }),
    testOne: panel.getByRole('button', { name: t.testing.test, exact: true }),
    testAll: button(t.testing.testAll),
    alert: main.getByRole('alert').filter({ visible: true }),
    results: panel.getByRole('listitem'),
    tab: (name: keyof Omit<typeof t.tabs, 'label'>) =>
      main.getByRole('tab', { name: t.tabs[name], exact: true }),

    /** A new premium member on the page. */
    async join(): Promise<{ email: string; cookie: string }> {
      const email = newEmail();
      const cookie = await createPremiumAccount(email, PASSWORD);
      await journey(page, locale).comeBack(email);
      await this.open();
      return { email, cookie };
    },

    async open() {
      await page.goto(localizedPath(ROUTES.brandChecker, locale));
      await expect(main.getByRole('tablist')).toBeVisible();
    },

    async createCampaign(name: string) {
      await this.tab('campaigns').click();
      await this.name.fill(name);
      await this.brand.fill('Anlauf');
      await field(t.form.competitors).fill('Nordlicht Digital, Kiezwerk');
      await this.create.click();
      await expect(panel.getByRole('heading', { name })).toBeVisible();
    },

    /** Sets the form for questions to one answer of each platform, and no web search. */
    async onceFromMemory() {
      await field(t.testing.samples).selectOption('1');
      await field(t.asking.modes.search).uncheck();
    },

    /** Opens the dialog of a campaign's menu. */
    async choose(action: 'edit' | 'schedule' | 'delete', name: string) {
      await button(fill(t.campaigns.menu, { name })).click();
      await button(action === 'schedule' ? t.schedule.menu : t.campaigns[action]).click();
      return page.getByRole('dialog');
    },
  };
}
