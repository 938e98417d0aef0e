import { describe, expect, test } from 'vitest';
import { negotiateLocale, preferredLocale } from '#src/i18n/negotiation.ts';

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

test.each([
  [['fr-FR', 'de'], 'fr-FR,de;q=0.9'],
  [['fr-FR', 'en', 'de'], 'fr-FR,en;q=0.9,de;q=0.8'],
  [['de-AT', 'en'], 'de-AT,en;q=0.9'],
  [['pl'], 'pl'],
  [[], ''],
])('a page goes by the languages %j as Hosting goes by their header', (tags, header) => {
  expect(preferredLocale(tags)).toBe(negotiateLocale(header));
});
