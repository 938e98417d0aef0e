import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { createPremiumAccount } from '../helpers/local-stack';
import { journey, newEmail, PASSWORD } from './member-journey';

/** The prompt library in a language, and what a member does there. */
export function libraryPage(page: Page, locale: Locale) {
  const { promptLibrary: t, ownPrompts: own, members } = dictionary(locale);
  const main = page.locator('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const named = (action: string, title: string) => button(fill(t.named, { action, title }));
  return {
    t,
    own,
    members,
    main,
    button,
    named,
    cards: main.locator('ul:not([aria-label]) > li:has(h2)'),
    dialog: page.getByRole('dialog'),
    search: main.getByLabel(t.search),
    category: main.getByLabel(t.category),
    count: (count: number) => main.getByText(fill(t.subtitle, { count }), { exact: true }),
    star: (title: string) => named(t.lists.favourite, title),
    path: localizedPath(ROUTES.promptLibrary, locale),
    /** As the seed's premium member, whom other tests share: for what leaves no trace. */
    async signIn() {
      await journey(page, locale).comeBack('premium@example.test', DEMO_PASSWORD);
    },
    /** As a new premium member. */
    async join() {
      const email = newEmail();
      const cookie = await createPremiumAccount(email, PASSWORD);
      await journey(page, locale).comeBack(email);
      return { email, cookie };
    },
  };
}
