import {
  SEARCH_BOTS,
  TRAINING_BOTS,
  type CheckedPage,
  type Finding,
  type FINDINGS,
  type FindingId,
  type SiteFacts,
} from '../entities/ai-check.ts';
import { MAX_ROBOTS_BYTES } from '../ai-check-limits.ts';
import { mayFetch, parseRobots } from './robots-txt.ts';

/** Words below which a page counts as empty, and as one with little text, without its scripts. */
const EMPTY_WORDS = 20;
const FEW_WORDS = 120;

/** Most types of structured data that are named. */
const NAMED_TYPES = 8;

/** Types of schema.org that say whose site it is, apart from kinds of local businesses. */
const COMPANY =
  /Organization$|Business$|^(?:Corporation|Person|Brand|Store|Restaurant|Hotel|School|\w+(?:Store|Shop|Agency|Service|Clinic|Office))$/;

/**
 * What the site check finds, in the order of the report (product 32.3): every finding has one case, and
 * none of them is added up.
 */
export function aiFindings(site: SiteFacts): Finding[] {
  return [
    robots(site),
    searchBots(site),
    ...pageFindings(site.pages),
    finding('sitemap', site.sitemapPages === null ? 'missing' : 'found', {
      count: site.sitemapPages ?? 0,
    }),
    trainingBots(site),
    finding('llms', site.hasLlmsFile ? 'found' : 'missing'),
    finding('firewall', 'unknown'),
  ];
}

function finding<Id extends FindingId>(
  id: Id,
  which: keyof (typeof FINDINGS)[Id] & string,
  values: Finding['values'] = {},
  pages: Finding['pages'] = [],
): Finding {
  return { id, case: which, values, pages };
}

function robots({ robots: file }: SiteFacts): Finding {
  return finding('robots', file.state, { size: MAX_ROBOTS_BYTES / 1_024 });
}

/** Bots that may not fetch a page, by the page's address. A robots.txt that fails refuses all (RFC 9309, 2.3.1.4). */
function refusedOn(
  { robots: file, pages }: SiteFacts,
  bots: readonly string[],
): { url: string; bots: readonly string[] }[] {
  if (file.state === 'unreachable') return pages.map(({ url }) => ({ url, bots }));
  if (!('text' in file)) return pages.map(({ url }) => ({ url, bots: [] }));
  const rules = parseRobots(file.text);
  return pages.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return { url, bots: bots.filter((bot) => !mayFetch(rules, bot, pathname + search)) };
  });
}

function searchBots(site: SiteFacts): Finding {
  const onPages = refusedOn(site, SEARCH_BOTS);
  const all = new Set(onPages.flatMap(({ bots }) => bots));
  const bots = SEARCH_BOTS.filter((bot) => all.has(bot)).join(', ');
  if (bots === '') return finding('searchBots', 'allowed', { bots: SEARCH_BOTS.join(', ') });
  const pages = onPages.filter((page) => page.bots.length > 0).map(({ url }) => url);
  const isFirst = onPages[0]?.bots.length !== 0;
  return finding('searchBots', isFirst ? 'refused' : 'partly', { bots }, pages);
}

function trainingBots(site: SiteFacts): Finding {
  const [first] = refusedOn(site, TRAINING_BOTS);
  const refused = first?.bots ?? [];
  if (refused.length === 0) {
    return finding('trainingBots', 'allowed', { bots: TRAINING_BOTS.join(', ') });
  }
  return finding('trainingBots', 'refused', { bots: refused.join(', ') });
}

function pageFindings(pages: SiteFacts['pages']): Finding[] {
  const where = (test: (page: CheckedPage) => boolean) => pages.filter(test).map(({ url }) => url);
  const any = (test: (page: CheckedPage) => boolean) => pages.some(test);
  return [
    text(pages),
    worst('noindex', 'free', [['set', where(({ facts }) => facts.isHidden)]]),
    worst('title', 'good', [
      ['missing', where(({ facts }) => facts.title === '')],
      ['same', where((page) => any((other) => isSameTitle(page, other)))],
    ]),
    worst('heading', 'one', [
      ['none', where(({ facts }) => facts.headings === 0)],
      ['several', where(({ facts }) => facts.headings > 1)],
    ]),
    worst('language', 'named', [['missing', where(({ facts }) => facts.lang === '')]]),
    worst('canonical', 'own', [
      ['foreign', where(({ url, facts }) => isForeign(facts.canonical, url))],
      ['missing', where(({ facts }) => !facts.canonical)],
    ]),
    structuredData(pages),
    finding('date', any(({ facts }) => facts.hasDate) ? 'named' : 'missing'),
    finding('author', any(({ facts }) => facts.hasAuthor) ? 'named' : 'missing'),
  ];
}

/** The first case that a page is in, the worse ones first; `good` without one. */
function worst<Id extends FindingId>(
  id: Id,
  good: keyof (typeof FINDINGS)[Id] & string,
  cases: readonly (readonly [keyof (typeof FINDINGS)[Id] & string, readonly string[]])[],
): Finding {
  const [which, pages] = cases.find(([, found]) => found.length > 0) ?? [good, []];
  return finding(id, which, {}, pages);
}

/** Judged by the page with the least text. */
function text(pages: SiteFacts['pages']): Finding {
  const least = Math.min(...pages.map(({ facts }) => facts.words));
  const most = least < EMPTY_WORDS ? EMPTY_WORDS : FEW_WORDS;
  const short = pages.filter(({ facts }) => facts.words < most).map(({ url }) => url);
  if (short.length === 0) return finding('text', 'enough', { words: least });
  return finding('text', least < EMPTY_WORDS ? 'none' : 'little', { words: least }, short);
}

function isSameTitle(page: CheckedPage, other: CheckedPage): boolean {
  return page.url !== other.url && page.facts.title === other.facts.title;
}

/** Whether a page names another host's address as its own. */
function isForeign(canonical: string | null, url: string): boolean {
  if (!canonical) return false;
  const target = URL.parse(canonical, url);
  return target?.hostname !== new URL(url).hostname;
}

function structuredData(pages: SiteFacts['pages']): Finding {
  const broken = pages.filter(({ facts }) => facts.hasBrokenData).map(({ url }) => url);
  if (broken.length > 0) return finding('structuredData', 'broken', {}, broken);
  const types = [...new Set(pages.flatMap(({ facts }) => facts.types))];
  if (types.length === 0) return finding('structuredData', 'none');
  const company = types.filter((type) => COMPANY.test(type));
  const named = [...new Set([...company, ...types])].slice(0, NAMED_TYPES).join(', ');
  return finding('structuredData', company.length > 0 ? 'company' : 'other', { types: named });
}
