import type { AdviceCandidate, AdviceTopic } from './advice-candidate.ts';
import { LEAST_ADVICE, MOST_ADVICE } from './advice-limits.ts';
import { pathOf } from './known-pages.ts';

/** Longest title and reason of a model, in UTF-16 code units. */
const MAX_TITLE_LENGTH = 120;
const MAX_WHY_LENGTH = 400;

export interface AdviceWording {
  title: string;
  why: string;
}

/** A candidate with the wording of the rules. */
export type WordedCandidate = AdviceCandidate & { wording: AdviceWording };

/** What a model proposes; nothing in it is trusted. */
export interface AdviceProposal extends AdviceWording {
  id: string;
  answers: readonly string[];
}

/** The topics that find something to gain; the others fill a short list. */
const MAIN: readonly AdviceTopic[] = ['gap', 'silent', 'silentPage', 'critical'];

/**
 * The candidates by rules alone: what there is to gain in turn by topic, and the others as far as the
 * list is shorter than LEAST_ADVICE.
 */
export function chooseByRule<T extends AdviceCandidate>(candidates: readonly T[]): T[] {
  const main = inTurn(candidates.filter(({ topic }) => MAIN.includes(topic))).slice(0, MOST_ADVICE);
  const others = candidates.filter(({ topic }) => !MAIN.includes(topic));
  return [...main, ...others.slice(0, Math.max(0, LEAST_ADVICE - main.length))];
}

function inTurn<T extends AdviceCandidate>(candidates: readonly T[]): T[] {
  const topics = Map.groupBy(candidates, ({ topic }) => topic);
  const lists = [...topics.values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/**
 * The candidates that a model chose, in its order and in its words, filled up by rules to LEAST_ADVICE
 * (product 21.39). Dropped is an item without a candidate, one that was chosen before, and one that rests
 * on no answer or on one that is not among its candidate's. Words that claim what the candidate does not
 * are replaced by the rules' own.
 *
 * @param knownPages addresses on the brand's site
 */
export function chooseByModel(
  proposals: readonly AdviceProposal[],
  candidates: readonly WordedCandidate[],
  knownPages: readonly string[],
): WordedCandidate[] {
  const chosen = new Map<string, WordedCandidate>();
  for (const { id, answers, ...words } of proposals.slice(0, MOST_ADVICE)) {
    const candidate = candidates.find((each) => each.id === id);
    if (candidate === undefined || chosen.has(id)) continue;
    const known = candidate.evidence.answers;
    if (answers.length === 0 || !answers.every((answer) => known.includes(answer))) continue;
    const wording = trimmed(words);
    const isGrounded = claimsNothingElse(wording, candidate, knownPages);
    chosen.set(id, isGrounded ? { ...candidate, wording } : candidate);
  }
  const rest = chooseByRule(candidates.filter(({ id }) => !chosen.has(id)));
  return [...chosen.values(), ...rest.slice(0, Math.max(0, LEAST_ADVICE - chosen.size))];
}

function trimmed({ title, why }: AdviceWording): AdviceWording {
  return { title: oneLine(title), why: oneLine(why) };
}

const NUMBER = /\d+/gu;
const DOMAIN = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,}/gu;
const QUOTE = /[“„"«»]([^“”„"«»]+)[”“"«»]/gu;
const PATH = /(?<![\p{L}\p{N}])\/[\p{L}\p{N}][\p{L}\p{N}/_-]*/gu;

/**
 * Whether every number, domain, path and quotation of a wording is in the candidate, and whether advice
 * for a new page names none that the site has.
 */
function claimsNothingElse(
  { title, why }: AdviceWording,
  candidate: WordedCandidate,
  knownPages: readonly string[],
): boolean {
  const isShort = title.length <= MAX_TITLE_LENGTH && why.length <= MAX_WHY_LENGTH;
  if (title === '' || why === '' || !isShort || !`${title}${why}`.isWellFormed()) return false;
  const text = `${title}\n${why}`.toLowerCase();
  const said = knownTexts(candidate).toLowerCase();
  const numbers = new Set(said.match(NUMBER));
  const isKnown = (pieces: Iterable<string>) => [...pieces].every((piece) => said.includes(piece));
  if (!(text.match(NUMBER) ?? []).every((number) => numbers.has(number))) return false;
  if (!isKnown(text.match(DOMAIN) ?? [])) return false;
  if (!isKnown([...text.matchAll(QUOTE)].map(([, quote = '']) => oneLine(quote)))) return false;
  const paths: readonly string[] = text.match(PATH) ?? [];
  if (candidate.kind === 'new-page') {
    return !paths.some((path) => knownPages.some((page) => pathOf(page).toLowerCase() === path));
  }
  return isKnown(paths);
}

/** All texts and figures that a wording can take up. */
function knownTexts({ wording, facts }: WordedCandidate): string {
  const { domain, page, question, quotes, rival, k, n, cited } = facts;
  const texts = [wording.title, wording.why, domain, page.url, page.title, question, ...quotes];
  return oneLine([...texts, rival.name, rival.k, k, n, cited, n - k, cited - k].join(' '));
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
