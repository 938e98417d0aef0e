/** Whether every element is closed where it must be and every `&` begins an entity. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const tags = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
  for (const [, closing, name = '', , single] of xml.matchAll(tags)) {
    if (closing && open.pop() !== name) return false;
    if (!closing && !single) open.push(name);
  }
  const text = xml.replace(/^<\?xml [^>]*\?>/, '').replace(tags, '');
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(text);
}
