import { expect, test } from 'vitest';
import { dictionary } from '@/i18n/dictionaries';
import { deletionText } from '@/lib/session/delete-account';

test.each([
  [
    'en',
    29_000,
    'Account deleted successfully. We are refunding €290.00 to the means of payment that you used.',
  ],
  [
    'de',
    5_483,
    'Dein Konto wurde gelöscht. Wir erstatten dir 54,83 € auf dem Weg, auf dem du bezahlt hast.',
  ],
  ['en', 0, 'Account deleted successfully'],
] as const)('after a deletion the page (%s) shows the refund: %i cents', (locale, cents, text) => {
  const words = dictionary(locale).account.deletion;
  expect(deletionText(words, cents, locale).replaceAll(/\s/g, ' ')).toBe(text);
});
