/**
 * What the product has acknowledged in a run, one fact for each answer, so that the store can be
 * compared with it afterwards.
 */
export type Fact =
  | { kind: 'contact'; subject: string }
  | { kind: 'notice'; reference: string }
  | { kind: 'campaign'; uid: string; id: string }
  /** `billed` counts the answers that nobody got too, when their provider bills them. */
  | { kind: 'answers'; uid: string; campaign: string; ids: readonly string[]; billed: number }
  | { kind: 'favourite'; uid: string; key: string }
  | { kind: 'value'; uid: string; prompt: string; name: string; value: string }
  | { kind: 'lesson'; uid: string; key: string }
  | { kind: 'activity'; uid: string }
  /** What can be on or off: of two changes at the same time either may be the last. */
  | { kind: 'switch'; uid: string; what: SwitchName; on: boolean; from: number; to: number }
  | { kind: 'paid'; uid: string }
  | { kind: 'deleted'; uid: string }
  /** A call broke: it may have done its work or not. */
  | { kind: 'unclear'; uid: string | null; action: string };

/** Consent to communications, and a membership that was cancelled to its period's end. */
export type SwitchName = 'communications' | 'ends';

type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

export function factsOf<K extends Fact['kind']>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

/**
 * What a switch may be now: what those changes wanted that no other one has followed.
 *
 * @returns nothing for one that nobody changed
 */
export function lastOf(changes: readonly FactOf<'switch'>[]): boolean[] {
  const last = changes.filter(({ to }) => !changes.some(({ from }) => from > to));
  return [...new Set(last.map(({ on }) => on))];
}
