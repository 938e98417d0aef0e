/** A rule of a group: a path pattern, in which `*` is any text and a final `$` the end. */
interface Rule {
  /** Between the stars. */
  parts: readonly string[];
  isWhole: boolean;
  /** Of the pattern. */
  length: number;
  isAllowed: boolean;
}

/** The rules of a robots.txt by product token in lower case; `*` has those of everybody else. */
export type RobotsRules = ReadonlyMap<string, readonly Rule[]>;

/** Most rules of a group, far above what the largest sites have. */
const MAX_RULES = 5_000;

/** How far a path is compared, in characters. */
const MAX_PATH = 500;

/** RFC 9309, 2.2.1: a crawler's name has letters, `_` and `-` only; what follows is no part of it. */
const PRODUCT_TOKEN = /^[a-z_-]+/;

/**
 * The groups of a robots.txt (RFC 9309, 2.2). Groups of one name are one group, and records that the
 * standard does not know, like `Crawl-delay`, neither begin nor end a group. Both are
 * bounded, because the text is written by somebody else.
 */
export function parseRobots(text: string): RobotsRules {
  const groups = new Map<string, Rule[]>();
  let current: Rule[][] = [];
  let hasRules = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [record = ''] = line.split('#', 1);
    const colon = record.indexOf(':');
    if (colon < 0) continue;
    const key = record.slice(0, colon).trim().toLowerCase();
    const value = record.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (hasRules) current = [];
      hasRules = false;
      const name = nameIn(value);
      if (name === null) continue;
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      current.push(group);
    } else if (key === 'allow' || key === 'disallow') {
      hasRules = true;
      // An empty pattern matches nothing.
      if (value === '') continue;
      const rule = ruleOf(value, key === 'allow');
      for (const group of current) if (group.length < MAX_RULES) group.push(rule);
    }
  }
  return groups;
}

/** The addresses of sitemaps that a robots.txt names, as they are written there. */
export function sitemapsIn(text: string): string[] {
  return [...text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)].map(
    ([, address = '']) => address,
  );
}

/**
 * Whether a crawler may fetch a path: by the rules of its own group, without one by those of `*`. The
 * longest pattern that matches decides, of two as long the one that allows (RFC 9309, 2.2.2).
 *
 * @param bot product token, e.g. `GPTBot`
 * @param path with the query, as in a parsed URL
 */
export function mayFetch(rules: RobotsRules, bot: string, path: string): boolean {
  const group = rules.get(bot.toLowerCase()) ?? rules.get('*') ?? [];
  const wanted = normalised(path).slice(0, MAX_PATH);
  let longest = -1;
  let isAllowed = true;
  for (const rule of group) {
    if (rule.length < longest || (rule.length === longest && isAllowed)) continue;
    if (!matches(rule, wanted)) continue;
    longest = rule.length;
    isAllowed = rule.isAllowed;
  }
  return isAllowed;
}

function nameIn(value: string): string | null {
  if (value.startsWith('*')) return '*';
  return PRODUCT_TOKEN.exec(value.toLowerCase())?.[0] ?? null;
}

function ruleOf(value: string, isAllowed: boolean): Rule {
  const pattern = normalised(value).replace(/\*+/g, '*');
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  return { parts, isWhole, length: pattern.length, isAllowed };
}

/** Searches forward only: no pattern takes longer than its own length and the path's. */
function matches({ parts, isWhole, length }: Rule, path: string): boolean {
  // Without its stars and its end the pattern is longer than the path.
  if (length - parts.length > path.length) return false;
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  const last = isWhole ? others.pop() : undefined;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return at === path.length;
  return path.endsWith(last) && path.length - last.length >= at;
}

/**
 * Brings octets into one spelling (RFC 9309, 2.2.2): what needs no encoding is decoded, everything
 * outside ASCII is encoded.
 */
function normalised(path: string): string {
  return path
    .toWellFormed()
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/[^\0-\x7f]+/g, encodeURIComponent);
}
