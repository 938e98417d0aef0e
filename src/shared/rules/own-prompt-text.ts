/** Everything below the space but tab and line feed, and delete: no keyboard types them. */
// eslint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Text of several lines: one kind of line end, and only characters that UTF-8 can carry. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}

/** One line without space around it or doubled in it. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Tags, also written as `a, b` or `#a`, each once. */
export function cleanTags(tags: readonly string[]): string[] {
  const names = tags
    .flatMap((tag) => tag.split(','))
    .map((tag) => cleanLine(tag).replace(/^[#\s]+/, ''))
    .filter((tag) => tag !== '');
  return [...new Set(names)];
}
