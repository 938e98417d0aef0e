import type { FindingId, FINDINGS } from '#shared/entities/ai-check.ts';

interface CaseWords {
  text: string;
  /** What to change; left out where nothing is. */
  change?: string;
}

/** Words of the site check's findings; the functions write the report with them. */
export type AiFindingWords = {
  [Id in FindingId]: {
    title: string;
    cases: { [Case in keyof (typeof FINDINGS)[Id]]: CaseWords };
  };
};

/** The findings' names alone. */
export function findingTitles(words: AiFindingWords): Record<FindingId, string> {
  const titles = Object.entries(words).map(([id, { title }]) => [id, title]);
  return Object.fromEntries(titles) as Record<FindingId, string>;
}

export const aiFindings: AiFindingWords = {
  robots: {
    title: 'robots.txt',
    cases: {
      found: { text: 'The site has a robots.txt that crawlers can read.' },
      missing: {
        text: 'There is no robots.txt. Crawlers may then read everything.',
        change:
          'Nothing has to change. With the file you decide who reads which pages, and you can name your sitemap in it.',
      },
      notText: {
        text: 'At /robots.txt there is no text file, so crawlers find no rules.',
        change: 'Have the server answer /robots.txt with a text file, or with status 404.',
      },
      tooLong: {
        text: 'The robots.txt is longer than {size} KB. Crawlers need not read any further, and neither did we.',
        change: 'Shorten it: one rule for a folder replaces those for each of its pages.',
      },
      unreachable: {
        text: 'The robots.txt cannot be fetched: the server fails or takes too long. Crawlers then stay away from all pages.',
        change:
          'Have the server answer /robots.txt with the file, or with status 404 if there is none.',
      },
    },
  },
  searchBots: {
    title: 'AI search crawlers',
    cases: {
      allowed: { text: 'robots.txt lets {bots} read the pages that we looked at.' },
      partly: {
        text: 'robots.txt keeps {bots} out of some of the pages that we looked at.',
        change: 'Check whether these pages are meant to be left out. If not, remove the rule.',
      },
      refused: {
        text: 'robots.txt keeps {bots} out of this page, so answers with sources can hardly cite it.',
        change:
          'Allow these crawlers. They fetch pages for search; those that collect for training have other names and can stay out.',
      },
    },
  },
  text: {
    title: 'Text without scripts',
    cases: {
      enough: { text: 'The text is there without scripts: every page has at least {words} words.' },
      little: {
        text: 'There is little text without scripts. Words on the page with the least: {words}.',
        change:
          'If your browser shows more, have the server send it as HTML. If not, write what customers ask about: what, for whom, where, at what price.',
      },
      none: {
        text: 'Without scripts there is next to nothing to read. Many AI crawlers run no scripts. Words on the page with the least: {words}.',
        change: 'Have the server send the text as HTML, prerendered or rendered on the server.',
      },
    },
  },
  noindex: {
    title: 'Listed in search',
    cases: {
      free: { text: 'No page asks search engines to leave it out.' },
      set: {
        text: 'A page asks search engines to leave it out (“noindex” in its robots metadata).',
        change: 'Remove noindex from pages that are meant to be found.',
      },
    },
  },
  title: {
    title: 'Title',
    cases: {
      good: { text: 'Every page has a title of its own.' },
      same: {
        text: 'Several pages have the same title.',
        change: 'Give each page a title that says what is on it.',
      },
      missing: {
        text: 'A page has no title.',
        change: 'Give each page a title that says what is on it.',
      },
    },
  },
  heading: {
    title: 'Main heading',
    cases: {
      one: { text: 'Every page has exactly one h1.' },
      several: {
        text: 'A page has more than one h1.',
        change: 'Keep one h1 that names the subject, and make the others h2.',
      },
      none: { text: 'A page has no h1.', change: 'Give each page one h1 that names its subject.' },
    },
  },
  language: {
    title: 'Language',
    cases: {
      named: { text: 'Every page names its language.' },
      missing: {
        text: 'A page does not name its language.',
        change: 'Name it in the html element, for example lang="en".',
      },
    },
  },
  canonical: {
    title: 'Canonical address',
    cases: {
      own: { text: 'Every page names its address on this site.' },
      missing: {
        text: 'A page names no canonical address.',
        change: 'Add a canonical link, so that copies with other parameters count as one page.',
      },
      foreign: {
        text: 'A page names an address on another host as its own.',
        change: 'Check the canonical link: it says which address is the one to show.',
      },
    },
  },
  structuredData: {
    title: 'Structured data',
    cases: {
      company: { text: 'Structured data say whose site it is. Types: {types}.' },
      other: {
        text: 'There are structured data, but none about you. Types: {types}.',
        change:
          'Add LocalBusiness, or the schema.org type for companies in general, with name, address, logo and profiles.',
      },
      none: {
        text: 'There are no structured data (JSON-LD).',
        change:
          'Add LocalBusiness, or the schema.org type for companies in general, with name, address, logo and profiles.',
      },
      broken: {
        text: 'Structured data on a page are not valid JSON, so they are ignored.',
        change: 'Correct the JSON-LD; a validator shows the place.',
      },
    },
  },
  date: {
    title: 'Date',
    cases: {
      named: { text: 'At least one page has a date that machines can read.' },
      missing: {
        text: 'None of the pages has a date that machines can read.',
        change:
          'On articles, prices and news show the day of the last change, and add it as datetime or dateModified. Other pages need none.',
      },
    },
  },
  author: {
    title: 'Author',
    cases: {
      named: { text: 'At least one page names its author.' },
      missing: {
        text: 'None of the pages names an author in a form that machines can read.',
        change: 'Name the author of articles, in the text and as author in the structured data.',
      },
    },
  },
  sitemap: {
    title: 'Sitemap',
    cases: {
      found: { text: 'There is a sitemap. Pages of this site that we counted in it: {count}.' },
      missing: {
        text: 'There is no sitemap that we could read.',
        change: 'Publish a sitemap.xml and name it in robots.txt.',
      },
    },
  },
  trainingBots: {
    title: 'Training crawlers',
    cases: {
      allowed: {
        text: 'robots.txt lets {bots} read this page. They are about the training of models; search has crawlers of its own. It is your choice.',
      },
      refused: {
        text: 'robots.txt keeps {bots} out of this page. They are about the training of models; search has crawlers of its own. It is your choice.',
      },
    },
  },
  llms: {
    title: 'llms.txt',
    cases: {
      found: { text: 'There is an llms.txt. No effect is known.' },
      missing: { text: 'There is no llms.txt. No effect is known, so you need none.' },
    },
  },
  firewall: {
    title: 'Firewall',
    cases: {
      unknown: {
        text: 'A firewall can refuse crawlers that robots.txt allows. We come under our own name, so we cannot see that.',
        change:
          'Search the log of your server or firewall for OAI-SearchBot, Claude-SearchBot, PerplexityBot and bingbot, and look at the status of the answers: 403 and 429 mean that they were refused.',
      },
    },
  },
};
