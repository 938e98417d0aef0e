import { describe, expect, test } from 'vitest';
import { localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { captures, publicPages, type BuiltPage } from '../helpers/built-site.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

/** What every service page has, from the top (product 11.2), as parts of its HTML. */
const BEFORE = [
  ['headline', /<h1\b/],
  ['image', /<svg\b[^>]*role="img"/],
  ['why choose us', /Why choose us|Warum wir/],
  ['sample', /\bSample<|\bBeispiel</],
  ['service-0', /id="service-0"/],
  ['What You Get', /What You Get|Was du bekommst/],
  ['service-1', /id="service-1"/],
  ['service-2', /id="service-2"/],
] as const;
const AFTER = [
  ['who does what', /Who does what|Wer macht was/],
  ['what it costs', /What it costs|Was es kostet/],
  ['targets', /how we measure it|wie wir es messen/],
] as const;

type Parts = readonly (readonly [string, RegExp])[];

/** What one page has between and after the common parts. */
const PAGES: Record<string, { services: { en: number; de: number }; own: Parts; end?: Parts }> = {
  [ROUTES.digitalMarketing]: {
    services: { en: 4, de: 5 },
    own: [
      ['video', /<video\b[^>]*loading="lazy"/],
      ['lead nurturing', /<h3[^>]*>Lead[ -][nN]urturing/],
      ['social media', /<h3[^>]*>Social [mM]edia</],
      ['email campaigns', /<h3[^>]*>E(mail c|-Mail-K)am/],
    ],
    end: [
      ['takeover', /href="[^"]*\/startup-takeover"/],
      ['content package', /href="[^"]*\/content-package"/],
    ],
  },
  [ROUTES.aiAutomation]: {
    services: { en: 4, de: 4 },
    own: [
      ['tile', /Describe your process|Ablauf beschreiben/],
      ['workflow', /Example run|Beispiellauf/],
    ],
    end: [['ready to start', /Ready to start\?|Bereit loszulegen\?/]],
  },
  [ROUTES.software]: {
    services: { en: 3, de: 3 },
    own: [['MVP card', /Plan your MVP|MVP planen/]],
  },
  [ROUTES.workshops]: {
    services: { en: 4, de: 4 },
    own: [
      ['recording', /<h2[^>]*>Workshop[ -](recording|Aufzeichnung)</],
      ['materials', /<h3[^>]*>(Training materials|Schulungsunterlagen)/],
      ['recordings', /<h3[^>]*>Workshop[ -](recordings|Aufzeichnungen)/],
    ],
  },
};

const pages = publicPages().filter(({ unprefixed }) => unprefixed in PAGES);
const mainOf = ({ html }: BuiltPage) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The parts that do not come after the ones before them. */
function misplaced(html: string, parts: Parts): string[] {
  let end = 0;
  return parts.flatMap(([name, part]) => {
    const found = part.exec(html.slice(end));
    if (!found) return [name];
    end += found.index + found[0].length;
    return [];
  });
}

describe.each(pages)('service page $path', (page) => {
  const main = mainOf(page);
  const {
    services,
    own,
    end = [],
  } = PAGES[page.unprefixed] ?? { services: { en: 0, de: 0 }, own: [] };

  test('has each part in its place', () => {
    expect(misplaced(main, [...BEFORE, ...own, ...AFTER, ...end])).toEqual([]);
  });

  test('has an anchor, a list and a link to the consultation for each service', () => {
    const count = services[page.locale];
    expect(captures(main, /id="(service-\d)"/g)).toEqual(
      Array.from({ length: count }, (_, index) => `service-${index}`),
    );
    expect(captures(main, /<h4[^>]*>(What You Get|Was du bekommst)</g)).toHaveLength(count);
    const contact = localizedPath(ROUTES.contact, page.locale);
    const calls = captures(main, /<a\b[^>]*href="([^"]+)"/g).filter((href) => href === contact);
    const tiles = own.filter(([name]) => name === 'tile' || name === 'MVP card').length;
    // The hero's, one for each service, the tile's and the closing one.
    expect(calls).toHaveLength(1 + count + tiles + 1);
  });
});

const phone = browseBuiltSite({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

test.concurrent('a link to a service opens it on a phone', async () => {
  await phone.use(async (page) => {
    await page.goto(ROUTES.aiAutomation);
    const list = page.locator('#service-2 li').first();
    await expectPage(list).toBeHidden();
    await page.goto(`${ROUTES.aiAutomation}#service-2`);
    await expectPage(list).toBeVisible();
  });
});
