/** The values that a member filled into a prompt, by the names of its variables. */
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

/** What is filled into a prompt, and how much of it the account has. */
export interface Saving {
  saved: PromptValues;
  /** Under way to the account. */
  sent: PromptValues;
  /** To be sent after that; empty texts are to be forgotten. */
  changes: PromptValues;
}

/** What the member sees. */
export function shownValues({ saved, sent, changes }: Saving): Record<string, string> {
  return mergeValues(mergeValues(saved, sent), changes);
}

/** After the member changed something: compared with what the account will have. */
export function withTyped({ saved, sent }: Saving, values: PromptValues): Saving {
  return { saved, sent, changes: changedValues(mergeValues(saved, sent), values) };
}

/** What the account does not have for certain. */
export function unsavedValues({
  sent,
  changes,
}: Pick<Saving, 'sent' | 'changes'>): Record<string, string> {
  return { ...sent, ...changes };
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
