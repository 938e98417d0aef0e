/** What somebody filled into a prompt, by the names of its variables. */
export type PromptValues = Readonly<Record<string, string>>;

/** The values with others beside or in place of them; an empty one is forgotten. */
export function mergeValues(values: PromptValues, changes: PromptValues): Record<string, string> {
  const merged = new Map([...Object.entries(values), ...Object.entries(changes)]);
  return Object.fromEntries([...merged].filter(([, value]) => value !== ''));
}

/** What has to be saved so that `saved` becomes `values`: empty where something was cleared. */
export function changedValues(saved: PromptValues, values: PromptValues): Record<string, string> {
  const names = new Set([...Object.keys(saved), ...Object.keys(values)]);
  const pairs = [...names].map((name) => [name, valueOf(values, name)] as const);
  return Object.fromEntries(pairs.filter(([name, value]) => value !== valueOf(saved, name)));
}

/** A variable may be called like what every object has. */
export function valueOf(values: PromptValues, name: string): string {
  return (Object.hasOwn(values, name) ? values[name] : undefined) ?? '';
}

/** Characters of all values with their names. */
export function valuesLength(values: PromptValues): number {
  return Object.entries(values).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

/** What is still to be saved after `sent` was: what was typed meanwhile. */
export function withoutSaved(changes: PromptValues, sent: PromptValues): Record<string, string> {
  const isSaved = (name: string, value: string) =>
    Object.hasOwn(sent, name) && sent[name] === value;
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isSaved(name, value)),
  );
}

/** Whether a browser's storage kept values. */
export function isValues(stored: unknown): stored is Record<string, string> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every((value) => typeof value === 'string')
  );
}
