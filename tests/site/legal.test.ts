import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { personalCollections, RETENTION } from '#shared/rules/retention.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { licencesPath, ROUTES } from '#src/routes.ts';
import { SITE } from '#src/site.config.ts';
import { readableAnnex } from '../helpers/annex.ts';
import { builtPages, DIST } from '../helpers/built-site.ts';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"' };

/** Without the spaces that keep numbers with their units. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

function htmlOf(path: string, locale: Locale): string {
  const page = builtPages().find((page) => page.path === localizedPath(path, locale));
  return (page?.html ?? '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
}

const textIn = (html: string) =>
  plain(
    html.replace(/<[^>]+>/g, ' ').replace(/&#39;|&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  );

/** The visible text of a page. */
const textOf = (path: string, locale: Locale) => textIn(htmlOf(path, locale));

/** The cells of every row with three of them. */
function rowsOf(path: string, locale: Locale): string[][] {
  const cell = '<td>((?:(?!</td>)[^])*)</td>\\s*';
  const rows = htmlOf(path, locale).matchAll(new RegExp(cell.repeat(3), 'g'));
  return [...rows].map(([, ...cells]) => cells.map((each) => textIn(each).trim()));
}

/** A day, a month and a year, of which a period is a whole number. */
const UNITS = [1, 30.4, 365];

const { company } = SITE;
const operator = [company.name, company.street, company.postalCode, company.city, SITE.email];

describe.each(LOCALES)('in %s', (locale) => {
  const t = dictionary(locale);

  test('the terms have every section, the withdrawal instruction and its form', () => {
    const text = textOf(ROUTES.terms, locale);
    for (const { heading } of t.terms.sections) expect(text).toContain(heading);
    const { heading, sections, form, inFavour } = t.withdrawal;
    const headings = [heading, ...sections.map((section) => section.heading), form.heading];
    for (const part of [...headings, inFavour.heading]) expect(text).toContain(part);
    const address = /https?:\/\/\S*\/withdraw-contract/.exec(text)?.[0] ?? '';
    // A tag that is taken out leaves a space.
    const words = text.replaceAll(' .', '.');
    for (const sentence of readableAnnex(locale, address)) expect(words).toContain(plain(sentence));
    for (const fact of [...operator, company.phone]) expect(text).toContain(fact);
    for (const law of ['327f', '327r', '327i']) expect(text).toContain(law);
    expect(text).not.toMatch(/\{\w+\}|\]\(/);
  });

  test('the privacy policy names every recipient and the period of every collection', () => {
    const text = textOf(ROUTES.privacy, locale);
    const recipients = ['Google Ireland', 'Stripe Payments Europe', 'OpenAI', 'Anthropic'];
    for (const name of [...recipients, 'YouTube', 'App Check', SITE.processors.mail]) {
      expect(text).toContain(name);
    }
    const rows = rowsOf(ROUTES.privacy, locale);
    for (const name of personalCollections) {
      const { what, why } = t.legal.retention.collections[name];
      const row = rows.find(([first]) => first === plain(what));
      expect(row?.[2], name).toBe(plain(why));
      const period = row?.[1] ?? '';
      const { days, ...more } = RETENTION[name];
      if ('years' in more)
        expect(period).toMatch(RegExp(`^${more.years} .*(Jahresende|of the year)`));
      else if (days === null) expect(period).toBe(plain(t.legal.retention.account));
      else {
        const count = Number(/\d+/.exec(period)?.[0]);
        const isRight = UNITS.some((unit) => Math.abs(count * unit - days) <= unit / 2);
        expect(isRight, `${name}: ${period}`).toBe(true);
      }
    }
    for (const fact of operator) expect(text).toContain(fact);
    expect(text).toContain(company.supervisoryAuthority[locale]);
    expect(text).toContain('312k');
  });

  test('banner and privacy policy agree that payment cookies need consent', () => {
    const rows = textOf(ROUTES.privacy, locale);
    const row = locale === 'de' ? 'Zahlung Betrugsschutz' : 'Payment protection against fraud';
    const [, after = ''] = rows.split(row);
    expect(after.slice(0, 300)).toMatch(locale === 'de' ? /Ihre Einwilligung/ : /your consent/);
  });

  test('the accessibility statement names the state, the contact for barriers and the supervising authority', () => {
    const text = textOf(ROUTES.accessibility, locale);
    for (const part of ['WCAG', 'BFSG', 'EN 301 549', 'MLBF', SITE.email, company.phone]) {
      expect(text).toContain(part);
    }
  });

  test('every page links the accessibility statement', () => {
    const link = `href="${localizedPath(ROUTES.accessibility, locale)}"`;
    expect(textOf(ROUTES.home, locale)).toContain(t.footer.accessibility);
    const home = builtPages().find((page) => page.path === localizedPath(ROUTES.home, locale));
    expect(home?.html).toContain(link);
  });
});

test('the licences of the packages in our scripts are a file that the imprint links', () => {
  const licences = readFileSync(DIST + licencesPath.slice(1), 'utf8');
  for (const name of ['react-dom', '@firebase/auth', 'nanostores']) {
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(`, 'm'));
  }
  expect(htmlOf(ROUTES.legal, 'de')).toContain(`href="${licencesPath}"`);
});

describe.each(LOCALES)('the contents of the legal texts in "%s"', (locale) => {
  test.each([ROUTES.legal, ROUTES.privacy, ROUTES.terms, ROUTES.accessibility])(
    'at %s lead to each section',
    (path) => {
      const html = htmlOf(path, locale);
      const contents =
        /<nav[^>]*aria-labelledby="contents"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
      const linked = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      const sections = [...html.matchAll(/<h2 id="([^"]+)"><a/g)].map(([, id]) => id);
      expect(linked.length).toBeGreaterThan(1);
      expect(linked).toEqual(sections);
    },
  );
});
