/**
 * Keeps labels apart that would cover each other: the nearest places, in the same order, with at least
 * `gap` between two of them and none beyond 0 and 100, as far as there is room.
 *
 * @param places in per cent, in any order
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => at(places, a) - at(places, b));
  const spread = [...places];
  let least = 0;
  for (const index of order) {
    spread[index] = Math.max(at(spread, index), least);
    least = at(spread, index) + gap;
  }
  let most = 100;
  for (const index of order.reverse()) {
    spread[index] = Math.min(at(spread, index), most);
    most = at(spread, index) - gap;
  }
  return spread;
}

const at = (places: readonly number[], index: number) => places[index] ?? 0;

/**
 * The numbers of the places that can have a label, the last one first of all, with at least `gap`
 * between two of them.
 *
 * @param places ascending
 */
export function labelledPlaces(places: readonly number[], gap: number): number[] {
  const kept: number[] = [];
  let next = Infinity;
  for (const [index, place] of [...places.entries()].reverse()) {
    if (place > next - gap) continue;
    kept.unshift(index);
    next = place;
  }
  return kept;
}
