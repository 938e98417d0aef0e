import { expect, type Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { sendForm } from '../helpers/operator';
import { journey } from './member-journey';

/** A contact request with a subject that no other test uses. */
export async function writeToUs(email = 'mia@example.test'): Promise<string> {
  const subject = `Workshop ${crypto.randomUUID()}`;
  const message = { name: '=Mia Muster', phone: '+49 30 1', message: 'Guten Tag', subject };
  await sendForm('contact', { ...message, email });
  return subject;
}

/** The operations page in a language, and what an operator does there. */
export function operationsPage(page: Page, locale: Locale) {
  const t = dictionary(locale).operations;
  const dialog = page.getByRole('dialog');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  return {
    t,
    dialog,
    row,
    toast: page.getByRole('status').filter({ visible: true }),
    /** Its name may end with a count. */
    tab: (name: Exclude<keyof typeof t.tabs, 'label'>) =>
      page.getByRole('tab', { name: new RegExp(`^${t.tabs[name]}( \\d+)?$`) }),

    /** From the dashboard's link to the page. */
    async enter(email: string) {
      await journey(page, locale).comeBack(email);
      await page.goto('/dashboard');
      // What other tests plan makes the card above the link higher or lower.
      await expect(page.locator('#live-qa')).toHaveAttribute('aria-busy', 'false');
      const link = page.locator('main').getByRole('link', { name: t.title, exact: true });
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    },

    async open(text: string) {
      await row(text).getByRole('button').click();
      await expect(dialog).toBeVisible();
    },

    /** Opens an action's form in the dialog, fills it in and confirms it. */
    async act(texts: { label: string; confirm: string }, note?: string) {
      await dialog.getByRole('button', { name: texts.label, exact: true }).click();
      const form = dialog.getByRole('form', { name: texts.label });
      if (note !== undefined) await form.getByRole('textbox').first().fill(note);
      await form.getByRole('button', { name: texts.confirm, exact: true }).click();
    },
  };
}
