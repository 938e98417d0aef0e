import { describe, expect, test } from 'vitest';
import {
  FINDINGS,
  type FindingId,
  type PageFacts,
  type SiteFacts,
} from '#shared/entities/ai-check.ts';
import { aiFindings } from '#shared/rules/ai-findings.ts';

const GOOD: PageFacts = {
  words: 400,
  title: 'Flowers',
  headings: 1,
  lang: 'en',
  isHidden: false,
  canonical: '/',
  hasDate: true,
  hasAuthor: true,
  types: ['FlowerShop', 'LocalBusiness'],
  hasBrokenData: false,
};

const HOME = 'https://shop.example/';
const NEWS = 'https://shop.example/news';

function site(facts: Partial<PageFacts> = {}, more: Partial<SiteFacts> = {}): SiteFacts {
  return {
    robots: { state: 'found', text: '' },
    pages: [
      { url: HOME, facts: { ...GOOD, ...facts } },
      { url: NEWS, facts: { ...GOOD, title: 'News' } },
    ],
    sitemapPages: 12,
    hasLlmsFile: false,
    ...more,
  };
}

function found(id: FindingId, given: SiteFacts) {
  const finding = aiFindings(given).find((each) => each.id === id);
  if (finding === undefined) throw new Error(`${id} is missing.`);
  return finding;
}

test('a site with everything passes all that is judged, and each finding comes once, in its order', () => {
  const findings = aiFindings(site());
  const stateOf = (id: FindingId, which: string) => (FINDINGS[id] as Record<string, string>)[which];
  const states = findings.map((each) => stateOf(each.id, each.case));
  expect(new Set(states)).toEqual(new Set(['pass', 'note']));
  expect(findings.map(({ id }) => id).sort()).toEqual(Object.keys(FINDINGS).sort());
});

describe('bots', () => {
  const withRobots = (text: string) => site({}, { robots: { state: 'found', text } });

  test('of search are judged apart from those of training', () => {
    const open = withRobots('User-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /');
    expect(found('searchBots', open).case).toBe('allowed');
    expect(found('trainingBots', open)).toMatchObject({
      case: 'refused',
      values: { bots: 'GPTBot, Google-Extended' },
    });
  });

  test('that are refused are named, with the pages', () => {
    const closed = withRobots('User-agent: PerplexityBot\nDisallow: /');
    expect(found('searchBots', closed)).toEqual({
      id: 'searchBots',
      case: 'refused',
      values: { bots: 'PerplexityBot' },
      pages: [HOME, NEWS],
    });
  });

  test('that are refused on another page only are to be looked at', () => {
    const partly = withRobots('User-agent: *\nDisallow: /news');
    expect(found('searchBots', partly)).toMatchObject({ case: 'partly', pages: [NEWS] });
  });

  test('may read everything without a robots.txt, and nothing while it fails', () => {
    const missing = site({}, { robots: { state: 'missing' } });
    expect(found('searchBots', missing).case).toBe('allowed');
    expect(found('robots', missing).case).toBe('missing');
    const failing = site({}, { robots: { state: 'unreachable' } });
    expect(found('searchBots', failing).case).toBe('refused');
    expect(found('robots', failing).case).toBe('unreachable');
  });
});

test.each<[FindingId, string, Partial<PageFacts>]>([
  ['text', 'none', { words: 3 }],
  ['text', 'little', { words: 80 }],
  ['noindex', 'set', { isHidden: true }],
  ['title', 'missing', { title: '' }],
  ['title', 'same', { title: 'News' }],
  ['heading', 'none', { headings: 0 }],
  ['heading', 'several', { headings: 2 }],
  ['language', 'missing', { lang: '' }],
  ['canonical', 'missing', { canonical: null }],
  ['canonical', 'foreign', { canonical: 'https://other.example/' }],
  ['structuredData', 'broken', { hasBrokenData: true }],
])('%s is %s for a page with %j, which is named', (id, which, facts) => {
  const finding = found(id, site(facts));
  expect(finding.case).toBe(which);
  expect(finding.pages).toContain(HOME);
});

test('date, author and structured data count on any of the pages', () => {
  const bare = { hasDate: false, hasAuthor: false, types: [] };
  expect(found('date', site(bare)).case).toBe('named');
  const nowhere = site(bare);
  const pages = nowhere.pages.map((page) => ({ ...page, facts: { ...page.facts, ...bare } }));
  const none = { ...nowhere, pages: pages as unknown as SiteFacts['pages'] };
  expect(found('date', none).case).toBe('missing');
  expect(found('author', none).case).toBe('missing');
  expect(found('structuredData', none).case).toBe('none');
});

test('structured data without a company is to be looked at, and its types are named', () => {
  const pages = site().pages.map(({ url, facts }) => ({
    url,
    facts: { ...facts, types: ['WebPage', 'BreadcrumbList'] },
  }));
  const finding = found('structuredData', {
    ...site(),
    pages: pages as unknown as SiteFacts['pages'],
  });
  expect(finding).toMatchObject({ case: 'other', values: { types: 'WebPage, BreadcrumbList' } });
  expect(found('structuredData', site()).values).toEqual({ types: 'FlowerShop, LocalBusiness' });
});

test('a missing sitemap is to be looked at', () => {
  expect(found('sitemap', site({}, { sitemapPages: null })).case).toBe('missing');
  expect(found('llms', site({}, { hasLlmsFile: true })).case).toBe('found');
});
