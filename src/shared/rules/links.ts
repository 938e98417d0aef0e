/** An address in a text, with its range. */
export interface TextLink {
  /** Normalised http(s) address. */
  url: string;
  /** Lower case (international names in Punycode), without `www.` and without a final dot. */
  domain: string;
  /** Range in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

const BEGINNING = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)/giu;
/** Never part of an address in prose or Markdown. */
const STOP = /[\s<>"`[\]{}|\\^„“”»«、。，；：！？（）「」『』【】《》]/u;
/** Ends a sentence or an emphasis, not an address. */
const TRAILING = /[.,;:!?'’*_~]/;

/**
 * The http(s) addresses of a text: bare ones, `<https://…>` and the targets of Markdown links. An
 * address ends before a bracket that it does not open itself.
 */
export function findLinks(text: string): TextLink[] {
  const links: TextLink[] = [];
  let done = 0;
  for (const { index: start } of text.matchAll(BEGINNING)) {
    if (start < done) continue;
    const end = endOfAddress(text, start);
    done = end;
    const address = parseAddress(text.slice(start, end));
    if (address !== null) links.push({ ...address, start, end });
  }
  return links;
}

function endOfAddress(text: string, start: number): number {
  let open = 0;
  let end = start;
  for (; end < text.length; end += 1) {
    const character = text.charAt(end);
    if (STOP.test(character)) break;
    if (character === '(') open += 1;
    if (character === ')') {
      if (open === 0) break;
      open -= 1;
    }
  }
  while (end > start && TRAILING.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * A typed or written address, with or without scheme: normalised, and its domain.
 *
 * @returns null for what is not an http(s) address of a named host
 */
export function parseAddress(text: string): { url: string; domain: string } | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  let url: URL;
  try {
    url = new URL(hasScheme ? text : `https://${text}`);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  // Leaves a domain that parses to itself: `www.com` stays.
  const domain = url.hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=.+\.)/, '');
  const isNamed = /^[^.]+(?:\.[^.]+)*\.[a-z][a-z0-9-]*$/.test(domain);
  return isNamed ? { url: url.href, domain } : null;
}

/** Whether a domain is one of these or a subdomain of one; `notexample.com` is not `example.com`. */
export function belongsTo(domain: string, owners: readonly string[]): boolean {
  return owners.some((owner) => domain === owner || domain.endsWith(`.${owner}`));
}
