/**
 * Fills the `{name}` placeholders of a dictionary string.
 *
 * @throws Error when a placeholder has no value, so that no braces reach a reader
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}".`);
    return String(value);
  });
}
