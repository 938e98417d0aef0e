import { describe, expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { ROUTES } from '#src/routes.ts';
import { sixSteps } from '../helpers/builder-content.ts';
import { captures, publicPages, type BuiltPage } from '../helpers/built-site.ts';

const TOOLS: readonly string[] = [ROUTES.promptBuilder, ROUTES.periodicTable, ROUTES.aiCheck];
const pages = publicPages().filter(({ unprefixed }) => TOOLS.includes(unprefixed));

/** What each tool must hold before any script runs. */
function contentOf({ unprefixed, locale }: BuiltPage): string[] {
  const { periodicTable, aiCheck } = dictionary(locale);
  if (unprefixed === ROUTES.aiCheck) {
    return [aiCheck.form.address, aiCheck.form.addressHint, aiCheck.form.submit];
  }
  return unprefixed === ROUTES.promptBuilder
    ? sixSteps(locale).flatMap(({ question, options }) => [
        question,
        ...options.map(({ text }) => text),
      ])
    : Object.values(periodicTable.categories).map(({ text }) => text);
}

const plain = (html: string) =>
  html
    .replaceAll(/&quot;|&#34;/g, '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');

describe.each(pages)('$path', (page) => {
  test('holds its island with everything that can be read in it', () => {
    const [island = ''] = captures(page.html, /<astro-island\b[^>]*>([\s\S]*?)<\/astro-island>/g);
    const text = plain(island);
    expect(contentOf(page).filter((part) => !text.includes(part))).toEqual([]);
  });

  test('has structured data with a price of zero', () => {
    const [data = '{}'] = captures(
      page.html,
      /<script type="application\/ld\+json">(.*?)<\/script>/g,
    );
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'WebApplication',
      url: expect.stringMatching(new RegExp(`${page.path}$`)) as string,
      inLanguage: page.locale,
      offers: { price: 0, priceCurrency: 'EUR' },
    });
  });
});
