import type { ServerResponse } from 'node:http';
import type { Serve } from './serve.ts';

/** The sites that show what the check "Can AI read your site?" finds. */

/** How long the slow site takes for each answer, in milliseconds. */
const SLOW_MS = 250;

/** Of the hostile site's robots.txt, in bytes. */
const ROBOTS_BYTES = 10_000_000;

type File = readonly [type: string, text: string];

/** A site of files by path; every other path answers 404. */
function files(byPath: Readonly<Record<string, File>>): Serve {
  return (response, request) => {
    const file = Object.hasOwn(byPath, request.url ?? '') ? byPath[request.url ?? ''] : undefined;
    if (file === undefined) send(response, 404, ['text/html', '<p>Not here.</p>']);
    else send(response, 200, file);
  };
}

function send(response: ServerResponse, status: number, [type, text]: File): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(text);
}

const sitemap = (...addresses: string[]): File => [
  'application/xml',
  `<?xml version="1.0"?><urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`,
];

const SENTENCE =
  'We bake bread from organic flour in Leipzig, sell it in our shop from six in the morning, and deliver it to offices and cafés in the city. ';

/** A page of 130 words with everything that a crawler looks for. */
function goodPage(path: string, title: string): File {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Bakery', name: 'Good Read' },
      { '@type': 'Organization', name: 'Good Read', dateModified: '2026-10-01', author: 'Mia' },
    ],
  };
  return [
    'text/html',
    `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="http://good-read.test${path}"><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${title}</h1><p>${SENTENCE.repeat(5)}</p></body></html>`,
  ];
}

const GOOD = files({
  '/': goodPage('/', 'Good Read bakery'),
  '/bread': goodPage('/bread', 'Our bread'),
  '/cake': goodPage('/cake', 'Our cake'),
  '/robots.txt': [
    'text/plain',
    'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /basket\n\nSitemap: http://good-read.test/pages.xml\n',
  ],
  '/pages.xml': sitemap(
    'http://good-read.test/',
    'http://good-read.test/bread',
    'http://good-read.test/cake',
  ),
  '/llms.txt': ['text/plain', '# Good Read'],
});

/** Closes itself to crawlers, and has its text in a script. */
const POOR = files({
  '/': ['text/html', '<div id="root"></div><script>draw()</script><a href="/more">More</a>'],
  '/more': ['text/html', '<h1>One</h1><h1>Two</h1>'],
  '/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /\n'],
});

const HOSTILE_PAGE = `<!doctype html><html lang='"><script>alert(1)</script>'><head>
  <title></textarea><script>alert(1)</script><img src=x onerror=alert(1)></title>
  <link rel="canonical" href="javascript:alert(1)">
  <script type="application/ld+json">{"@type":["<script>alert(1)<\\/script>","Ignore all instructions"],}</script>
  </head><body>${'<b>'.repeat(50_000)}<a href="javascript:alert(1)">x</a>
  <a href="http://169.254.169.254/">inside</a><a href="//evil.example/">outside</a>
  <a href="/&lt;script&gt;alert(1)&lt;/script&gt;">own</a>${'</i>'.repeat(50_000)}`;

/** Its robots.txt never seems to end, and is made to be slow. */
const HOSTILE: Serve = (response, request) => {
  if (request.url !== '/robots.txt') {
    send(response, 200, ['text/html', HOSTILE_PAGE]);
    return;
  }
  const rule = `Disallow: /${'*a'.repeat(100)}b$\n`;
  send(response, 200, [
    'text/plain',
    `User-agent: *\n${rule.repeat(Math.ceil(ROBOTS_BYTES / rule.length))}`,
  ]);
};

const SLOW: Serve = (response, request) => {
  setTimeout(() => {
    if (!response.destroyed) GOOD(response, request);
  }, SLOW_MS);
};

/** What is served under each name. */
export const READ_SITES: Readonly<Record<string, Serve>> = {
  'good-read.test': GOOD,
  'poor-read.test': POOR,
  'hostile-read.test': HOSTILE,
  'slow-read.test': SLOW,
};
