/** The values that a member filled into a prompt, by the names of its variables. */
export type PromptValues = Readonly<Record<string, string>>;

/** Merges changes into the values; empty ones are removed. */
export function mergeValues(values: PromptValues, changes: PromptValues): Record<string, string> {
  const merged = new Map([...Object.entries(values), ...Object.entries(changes)]);
  return Object.fromEntries([...merged].filter(([, value]) => value !== ''));
}

/** The changes from `saved` to `values`; cleared values are empty. */
export function changedValues(saved: PromptValues, values: PromptValues): Record<string, string> {
  const names = new Set([...Object.keys(saved), ...Object.keys(values)]);
  const pairs = [...names].map((name) => [name, valueOf(values, name)] as const);
  return Object.fromEntries(pairs.filter(([name, value]) => value !== valueOf(saved, name)));
}

/** Own properties only: a variable may have the name of an inherited property. */
export function valueOf(values: PromptValues, name: string): string {
  return (Object.hasOwn(values, name) ? values[name] : undefined) ?? '';
}

/** Characters of all values with their names. */
export function valuesLength(values: PromptValues): number {
  return Object.entries(values).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

/** The values of a prompt by their state of saving. */
export interface Saving {
  saved: PromptValues;
  /** Being saved. */
  sent: PromptValues;
  /** To be saved next; empty values are removed. */
  changes: PromptValues;
}

/** The values that the form shows. */
export function shownValues({ saved, sent, changes }: Saving): Record<string, string> {
  return mergeValues(mergeValues(saved, sent), changes);
}

/** The state after typing: the changes are those against the values being saved. */
export function withTyped({ saved, sent }: Saving, values: PromptValues): Saving {
  return { saved, sent, changes: changedValues(mergeValues(saved, sent), values) };
}

/** The values that are not saved for certain. */
export function unsavedValues({
  sent,
  changes,
}: Pick<Saving, 'sent' | 'changes'>): Record<string, string> {
  return { ...sent, ...changes };
}

/** Whether a value from a browser's storage has the right shape. */
export function isValues(stored: unknown): stored is Record<string, string> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every((value) => typeof value === 'string')
  );
}
