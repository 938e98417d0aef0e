import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SITE } from '#src/site.config.ts';
import { setting } from '../config.ts';
import { decodeText } from './guarded-fetch/decode-text.ts';
import { inTurn, unlessAborted } from './guarded-fetch/host-turns.ts';
import { currentNetwork, routeTo, type Network, type Route } from './guarded-fetch/network.ts';
import { ACCEPTED_ENCODINGS, readBody } from './guarded-fetch/read-body.ts';
import { takeFetch, type SiteBudget } from './guarded-fetch/site-budget.ts';
import { SiteError } from './guarded-fetch/site-error.ts';

/** Limits of one fetch, its redirects included; bytes are after decompression. */
const LIMITS = { bytes: 1_000_000, ms: 10_000, redirects: 5 };

const PORTS = { 'http:': 80, 'https:': 443 } as const;
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

/** What may be fetched, by the types that are asked for and accepted. */
const KINDS = {
  page: {
    accept: 'text/html, application/xhtml+xml',
    type: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i,
  },
  sitemap: {
    accept: 'application/xml, text/xml',
    type: /^\s*(?:application|text)\/xml\s*(?:;|$)/i,
  },
  /** Of one that is too large the beginning is kept. */
  text: {
    accept: 'text/plain, text/markdown',
    type: /^\s*text\/(?:plain|markdown)\s*(?:;|$)/i,
  },
} as const;

type Kind = keyof typeof KINDS;

/** A page as it was fetched: data of somebody else, never an instruction. */
export interface FetchedPage {
  /** After redirects. */
  url: string;
  html: string;
}

/**
 * Fetches a page from an address that a person typed (product 25.12): http and https on ports 80 and
 * 443 of the public internet, at the addresses that were checked, redirects checked anew, without
 * cookies and credentials, one request at a time for a host.
 *
 * @param budget of the check that the fetch is part of
 * @throws SiteError
 */
export async function fetchPage(
  address: string,
  budget: SiteBudget,
  network: Network = currentNetwork(),
  limits: typeof LIMITS = LIMITS,
): Promise<FetchedPage> {
  const { url, html } = await fetchText('page', address, budget, network, limits);
  return { url, html };
}

/**
 * Fetches a site's list of pages as XML, by the same rules.
 *
 * @throws SiteError
 */
export async function fetchSitemap(address: string, budget: SiteBudget): Promise<string> {
  return (await fetchText('sitemap', address, budget, currentNetwork(), LIMITS)).html;
}

/**
 * Fetches a text file like robots.txt, by the same rules.
 *
 * @returns `isCut` when it is longer than a fetch may be; then the text is its beginning
 * @throws SiteError
 */
export async function fetchTextFile(
  address: string,
  budget: SiteBudget,
): Promise<{ text: string; isCut: boolean }> {
  const { html, isCut } = await fetchText('text', address, budget, currentNetwork(), LIMITS);
  return { text: html, isCut };
}

async function fetchText(
  kind: Kind,
  address: string,
  budget: SiteBudget,
  network: Network,
  limits: typeof LIMITS,
): Promise<FetchedText> {
  takeFetch(budget);
  const signal = AbortSignal.any([budget.signal, AbortSignal.timeout(limits.ms)]);
  const maxBytes = Math.min(limits.bytes, budget.bytes);
  let url = allowedUrl(address, 'site-not-public');
  try {
    for (let hops = 0; hops <= limits.redirects; hops += 1) {
      const here = url;
      const found = await inTurn(here.hostname, signal, () =>
        visit(kind, here, signal, network, maxBytes),
      );
      if ('page' in found) {
        budget.bytes -= found.bytes;
        return found.page;
      }
      url = found.next;
    }
  } catch (error) {
    const failure = toSiteError(error, signal);
    if (failure.code === 'site-too-large') budget.bytes -= maxBytes;
    throw failure;
  }
  throw new SiteError('site-redirect', 'The site redirects too often.');
}

interface FetchedText extends FetchedPage {
  isCut: boolean;
}

type Visit = { page: FetchedText; bytes: number } | { next: URL };

async function visit(
  kind: Kind,
  url: URL,
  signal: AbortSignal,
  network: Network,
  maxBytes: number,
): Promise<Visit> {
  const port = PORTS[url.protocol as keyof typeof PORTS];
  const route = await unlessAborted(
    routeTo(url.hostname, url.port === '' ? port : Number(url.port), network),
    signal,
  );
  const response = await send(url, KINDS[kind].accept, route, signal);
  try {
    const { statusCode = 0, headers } = response;
    if (REDIRECTS.includes(statusCode) && headers.location !== undefined) {
      return { next: allowedUrl(headers.location, 'site-redirect', url) };
    }
    if (statusCode < 200 || statusCode > 299) {
      const message = `The site answered with status ${statusCode}.`;
      throw new SiteError('site-refused', message, statusCode);
    }
    const type = headers['content-type'];
    if (type !== undefined && !KINDS[kind].type.test(type)) {
      throw new SiteError('site-not-html', 'The address leads to something else than a page.');
    }
    const { body, isCut } = await readBody(response, maxBytes, signal, kind === 'text');
    const page = { url: url.href, html: decodeText(body, type), isCut };
    return { page, bytes: body.byteLength };
  } finally {
    response.destroy();
  }
}

/**
 * The URL without its fragment.
 *
 * @param code what a URL with another scheme or port, or with credentials, is refused with
 * @throws SiteError
 */
function allowedUrl(text: string, code: 'site-not-public' | 'site-redirect', base?: URL): URL {
  const url = URL.parse(text, base);
  const isAllowed =
    url !== null &&
    Object.hasOwn(PORTS, url.protocol) &&
    ['', '80', '443'].includes(url.port) &&
    url.username === '' &&
    url.password === '';
  if (!isAllowed)
    throw new SiteError(code, 'Only http and https on their usual ports are fetched.');
  url.hash = '';
  return url;
}

/** Connects to the checked addresses: the name is not looked up a second time. */
function send(
  url: URL,
  accept: string,
  { addresses, port }: Route,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const options: RequestOptions = {
    lookup,
    port,
    signal,
    // No connection is kept or shared.
    agent: false,
    headers: {
      host: url.host,
      'user-agent': `${SITE.brand}-Site-Reader/1.0 (+${setting('SITE_URL')})`,
      accept,
      'accept-encoding': ACCEPTED_ENCODINGS,
    },
  };
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = start(url, options, resolve);
    request.on('error', reject);
    // Sent by a site that wants to speak another protocol.
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new SiteError('site-refused', 'The site wants another protocol.'));
    });
    request.end();
  });
}

function toSiteError(error: unknown, signal: AbortSignal): SiteError {
  if (error instanceof SiteError) return error;
  if (signal.aborted) return new SiteError('site-too-slow', 'The site took too long.');
  return new SiteError('site-unreachable', 'No connection, or one that broke off.');
}
