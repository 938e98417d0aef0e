/** What ends no shortened text. */
const LOOSE = ' \n\t,;:–-';

/**
 * Cuts a text that is longer than `maxLength` characters after its last whole word, and ends it with
 * an ellipsis. A word that is longer than that is cut itself.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength + 1);
  const space = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  let end = space > 0 ? space : maxLength;
  while (end > 0 && LOOSE.includes(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}
