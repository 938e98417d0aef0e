import type { PageFacts } from '#shared/entities/ai-check.ts';
import { readStructuredData } from './structured-data.ts';
import { NOT_TEXT, oneLine, readHtml } from './read-html.ts';

/** Longest title and language that are kept, in UTF-16 code units. */
const MAX_LINE = 200;

/** Longest of one piece of structured data, and most pieces. */
const MAX_DATA = 200_000;
const MAX_PIECES = 20;

/** Most links of a page that are looked at. */
const MAX_LINKS = 500;

/** Metadata that names a date, or an author. */
const DATES =
  /^(?:article:(?:published|modified)_time|date|dc(?:terms)?\.(?:date|created|modified))$/;
const AUTHORS = /^(?:author|article:author|dc(?:terms)?\.creator)$/;

/** A page's facts, and the targets of its links as they are written there. */
export interface ReadPage {
  facts: PageFacts;
  links: string[];
}

/** What a page says without its scripts, and the most of it that can be long is cut (product 32.4). */
export async function readPageFacts(html: string): Promise<ReadPage> {
  const page = {
    title: '',
    headings: 0,
    lang: '',
    isHidden: false,
    canonical: null as string | null,
    hasDate: false,
    hasAuthor: false,
  };
  const words = wordCounter();
  const links: string[] = [];
  const pieces: string[] = [];
  /** The element whose content is no text of the page. */
  let leftOut: string | null = null;
  let hasTitle = false;
  let isData = false;

  await readHtml(html, {
    open: (tag, attributes) => {
      words.end();
      if (leftOut !== null) return;
      if (NOT_TEXT.has(tag)) leftOut = tag;
      const of = (name: string) => attributes.get(name)?.trim() ?? '';
      const rel = of('rel').toLowerCase().split(/\s+/);
      const itemprop = of('itemprop').toLowerCase();
      page.hasDate ||= /^date(?:published|modified|created)$/.test(itemprop);
      page.hasAuthor ||=
        itemprop === 'author' || ((tag === 'a' || tag === 'link') && rel.includes('author'));
      if (tag === 'html') page.lang ||= of('lang').slice(0, MAX_LINE);
      if (tag === 'h1') page.headings += 1;
      if (tag === 'time') page.hasDate ||= of('datetime') !== '';
      if (tag === 'link' && rel.includes('canonical')) page.canonical ??= of('href');
      if (tag === 'a' && links.length < MAX_LINKS) links.push(of('href'));
      if (tag === 'script') {
        isData = of('type').toLowerCase() === 'application/ld+json' && pieces.length < MAX_PIECES;
        if (isData) pieces.push('');
      }
      if (tag !== 'meta' || of('content') === '') return;
      const name = (of('name') || of('property')).toLowerCase();
      page.hasDate ||= DATES.test(name);
      page.hasAuthor ||= AUTHORS.test(name);
      page.isHidden ||= name === 'robots' && /\b(?:noindex|none)\b/i.test(of('content'));
    },
    close: (tag) => {
      words.end();
      if (leftOut !== tag) return;
      if (tag === 'title') hasTitle ||= page.title.trim() !== '';
      leftOut = null;
      isData = false;
    },
    text: (text) => {
      if (leftOut === null) words.add(text);
      else if (leftOut === 'title' && !hasTitle)
        page.title = (page.title + text).slice(0, MAX_LINE);
      else if (isData) pieces.push((pieces.pop() ?? '') + text);
    },
  });
  const data = readStructuredData(pieces.map((piece) => (piece.length > MAX_DATA ? '' : piece)));
  return {
    facts: {
      ...page,
      title: oneLine(page.title),
      words: words.count(),
      hasDate: page.hasDate || data.hasDate,
      hasAuthor: page.hasAuthor || data.hasAuthor,
      types: data.types,
      hasBrokenData: data.isBroken,
    },
    links,
  };
}

/** Counts words as they come, in pieces; a tag ends one. */
function wordCounter() {
  let count = 0;
  let isInWord = false;
  return {
    add: (text: string) => {
      for (const [piece] of text.matchAll(/\s+|\S+/g)) {
        const isWord = /\S/.test(piece);
        if (isWord && !isInWord) count += 1;
        isInWord = isWord;
      }
    },
    end: () => {
      isInWord = false;
    },
    count: () => count,
  };
}
