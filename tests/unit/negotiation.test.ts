import { describe, expect, test } from 'vitest';
import { negotiateLocale } from '#src/i18n/negotiation.ts';

describe('negotiateLocale', () => {
  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['DE', 'de'],
    ['fr,de;q=0.8', 'de'],
    ['en;q=0.5,de;q=0.9', 'de'],
    ['de;q=0,en', 'en'],
    ['fr-FR', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('serves %s in %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  test('lets an explicit choice win', () => {
    expect(negotiateLocale('de', 'en')).toBe('en');
    expect(negotiateLocale('en', 'de')).toBe('de');
  });

  test('serves English for a choice that the site does not have', () => {
    expect(negotiateLocale('de', 'fr')).toBe('en');
  });
});
