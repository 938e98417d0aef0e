/**
 * Cuts a text that is longer than `maxLength` characters after its last whole word, and ends it with
 * an ellipsis. A word that is longer than that is cut itself.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const whole = /\s/.test(text.charAt(maxLength)) ? start : start.replace(/\s+\S*$/u, '');
  return `${whole.replace(/[\s,;:–-]+$/u, '')}…`;
}
