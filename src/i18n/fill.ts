/**
 * Fills the `{name}` placeholders of a dictionary string.
 *
 * @throws Error when a placeholder has no value, so that no braces are shown
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}".`);
    return String(value);
  });
}

/** Fills `{count}` in the singular or plural form of a string. */
export function fillCount(texts: { one: string; other: string }, count: number): string {
  return count === 1 ? texts.one : fill(texts.other, { count });
}
