/**
 * Parts that quick options add to a text and remove again. A part is found only between separators,
 * the start and the end, so that nothing is removed from the middle of a sentence.
 */

/** Where the last occurrence of `part` in `text` begins, or -1. */
function findPart(text: string, part: string, separator: string): number {
  for (let from = text.length; from >= 0;) {
    const index = text.lastIndexOf(part, from);
    if (index === -1) return -1;
    const before = text.slice(0, index);
    const after = text.slice(index + part.length);
    const startsHere = before.trim() === '' || before.endsWith(separator);
    if (startsHere && (after === '' || after.startsWith(separator))) return index;
    from = index - 1;
  }
  return -1;
}

export function hasPart(text: string, part: string, separator: string): boolean {
  return findPart(text, part, separator) !== -1;
}

/** Appends a part. The existing text is unchanged, including spaces. */
export function appendPart(text: string, part: string, separator: string): string {
  return text.trim() === '' ? text + part : text + separator + part;
}

/** Undoes {@link appendPart}, in whatever order parts came and go; an absent part changes nothing. */
export function removePart(text: string, part: string, separator: string): string {
  const index = findPart(text, part, separator);
  if (index === -1) return text;
  const before = text.slice(0, index);
  const after = text.slice(index + part.length);
  if (before.trim() === '') return before + after.slice(separator.length);
  return before.slice(0, -separator.length) + after;
}

/**
 * One line without doubled spaces and without commas that separate nothing: at the start, at the
 * end, doubled, after a space or after the end of a sentence.
 */
export function tidyLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,( ?,)+/g, ',')
    .replace(/([.!?;:]),/g, '$1')
    .replace(/, ?([.!?;:])/g, '$1')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}

/** The line closed as a sentence, with a capital where a plain lower-case word opens it. */
export function asSentence(line: string): string {
  if (line === '') return '';
  return withCapital(/[.!?:…][)"'”“’»]*$/.test(line) ? line : `${line}.`);
}

/** The line with a capital where a plain lower-case word opens it. */
export function withCapital(line: string): string {
  return line.replace(/^\p{Ll}(?=[\p{Ll}-]*[\s,.])/u, (letter) => letter.toUpperCase());
}

/** The text without the verb phrase that opens it, in whatever case. */
export function withoutLead(text: string, lead: string): string {
  const opening = text.slice(0, lead.length + 1);
  return opening.trimEnd().toLowerCase() === lead.toLowerCase() ? text.slice(opening.length) : text;
}

/** The text without spaces and punctuation marks around it. */
export function trimMarks(text: string): string {
  return text.replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, '');
}
