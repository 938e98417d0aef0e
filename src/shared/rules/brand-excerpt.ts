import { findMentions } from './brand-mentions.ts';
import type { BrandNames } from './brand-names.ts';

/** Characters of the answer that an excerpt shows before and after the brand's name. */
const BEFORE = 70;
const AFTER = 110;

/** Marks of Markdown, which only disturb a single line. */
const EMPHASIS = /\*\*|__|`+/gu;
const BETWEEN = /(?:^|\s)#{1,6}(?=\s)|\||-{3,}/gu;

/**
 * The words around the first mention of the brand, as one line; null when it is not mentioned.
 */
export function excerptOf(answer: string, names: BrandNames): string | null {
  const own = findMentions(answer, names).find(({ competitor }) => competitor === null);
  if (own === undefined) return null;
  const [from, to] = [Math.max(0, own.start - BEFORE), Math.min(answer.length, own.end + AFTER)];
  const before = answer.slice(from, own.start);
  const after = answer.slice(own.end, to);
  const start = from === 0 ? before : before.replace(/^\S*\s/u, '… ');
  const end = to === answer.length ? after : after.replace(/\s\S*$/u, ' …');
  const line = `${start}${answer.slice(own.start, own.end)}${end}`.toWellFormed();
  return line.replace(EMPHASIS, '').replace(BETWEEN, ' ').replace(/\s+/gu, ' ').trim();
}
