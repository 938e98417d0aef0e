import { readFileSync } from 'node:fs';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity, type Finding } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { withPolicy } from '#src/integrations/finish-pages/content-policy.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';
import { EDITOR_PATH } from '#src/routes.ts';
import { builtPages, captures, DIST } from '../helpers/built-site.ts';
import { hosting } from '../helpers/hosting-server.ts';

const META = /<meta http-equiv="content-security-policy" content="([^"]+)">/g;

/** What Hosting sends with every page. A browser enforces it beside the page's own policy. */
const [headerPolicy = ''] = hosting.headers
  .filter(({ source }) => source === '**')
  .flatMap(({ headers }) => headers)
  .filter(({ key }) => key === 'Content-Security-Policy')
  .map(({ value }) => value);

/** The live site with everything switched on that brings other hosts into a policy. */
const LIVE = readSiteEnvironment({
  PUBLIC_BACKEND: 'firebase',
  PUBLIC_SITE_URL: 'https://example.com',
  PUBLIC_FIREBASE_PROJECT_ID: 'project',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.com',
  PUBLIC_FIREBASE_APP_ID: '1:23:web:45',
  PUBLIC_APP_CHECK_SITE_KEY: 'key',
  PUBLIC_ANALYTICS_ID: 'G-1',
  PUBLIC_FORM_ENDPOINT: 'https://forms.example.com/f/1',
});

/** Findings from here on are hints about nothing that is wrong with a policy. */
const HARMLESS = Severity.INFO;

/** What the evaluator asks about and we have answered. */
const ANSWERED = [
  // Our own files are static, and no answer of /api/ runs as a script: all are JSON with `nosniff`.
  /^script-src 'self': 'self' can be problematic/,
  // Each names one path of its host, where Google serves its tag and reCAPTCHA and nothing else.
  /^script-src https:\/\/\S+\/(gtag\/js|recaptcha\/): No bypass found/,
  // Scripts of the build are files, and a static page has no nonce to hand on to them.
  /^script-src: Host allowlists can frequently be bypassed\. Consider using 'strict-dynamic'/,
  // For browsers before 2017, which do not run our modules either.
  /^script-src: Consider adding 'unsafe-inline' \(ignored by browsers/,
];

/** What Google's evaluator finds in a page's policies taken together. */
function findings(html: string): string[] {
  const own = captures(html, META);
  const { csp } = new CspParser([...own, headerPolicy].join(';'));
  const describeFinding = ({ directive, value, description }: Finding) =>
    `${directive}${value ? ` ${value}` : ''}: ${description}`;
  return new CspEvaluator(csp)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .filter(({ severity }) => severity < HARMLESS)
    .map(describeFinding)
    .filter((text) => !ANSWERED.some((pattern) => pattern.test(text)));
}

test('the header has the directives that a policy in a page cannot have, and no other', () => {
  expect(headerPolicy).toBe("frame-ancestors 'none'");
});

const pages = builtPages();
const editor = { path: EDITOR_PATH, html: readFileSync(`${DIST}${EDITOR_PATH}.html`, 'utf8') };

test.each([...pages, editor])(
  'the evaluator finds nothing in the policies of $path but the emulators, which have no TLS',
  ({ html }) => {
    const onEmulators = /^connect-src http:\/\/127\.0\.0\.1:\d+: Allow only resources downloaded/;
    expect(findings(html).filter((text) => !onEmulators.test(text))).toEqual([]);
  },
);

test.each(pages)(
  'nor in those that $path has on the live site, with analytics and App Check',
  ({ html }) => {
    expect(findings(withPolicy(html.replace(META, ''), LIVE))).toEqual([]);
  },
);
