/** A piece of two texts: in both, only in the older one, or only in the newer one. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A word or a single sign, with the space before it. */
const TOKEN = /\s*(?:[\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu;
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * Most pairs of tokens that are compared, two bytes each: two answers of 20,000 characters have fewer.
 * What has more is shown as replaced as a whole.
 */
const MAX_PAIRS = 24_000_000;

/**
 * How a text became another one, word by word. A change of spaces alone is none: what is the same has
 * the newer text's spaces. `same` and `added` joined are the newer text, without spaces at its end.
 */
export function diffWords(older: string, newer: string): DiffPiece[] {
  const [a, b] = [tokensOf(older), tokensOf(newer)];
  const [wordsA, wordsB] = [a.map(trimmed), b.map(trimmed)];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && wordsA[head] === wordsB[head]) head += 1;
  let tail = 0;
  while (tail < most - head && wordsA.at(-1 - tail) === wordsB.at(-1 - tail)) tail += 1;
  const [endA, endB] = [a.length - tail, b.length - tail];
  const steps = stepsBetween(wordsA.slice(head, endA), wordsB.slice(head, endB));
  const pieces: DiffPiece[] = [];
  const push = (kind: DiffPiece['kind'], text: string) => {
    if (text !== '') pieces.push({ kind, text });
  };
  push('same', b.slice(0, head).join(''));
  let [placeA, placeB] = [head, head];
  for (const { removed, added, same } of steps) {
    push('removed', a.slice(placeA, placeA + removed).join(''));
    push('added', b.slice(placeB, placeB + added).join(''));
    push('same', b.slice(placeB + added, placeB + added + same).join(''));
    placeA += removed + same;
    placeB += added + same;
  }
  push('same', b.slice(endB).join(''));
  return joined(pieces);
}

/** Numbers of tokens that are removed, added and then the same. */
interface Step {
  removed: number;
  added: number;
  same: number;
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function trimmed(token: string): string {
  return token.trim();
}

function stepsBetween(a: readonly string[], b: readonly string[]): Step[] {
  if (a.length * b.length > MAX_PAIRS) return [{ removed: a.length, added: b.length, same: 0 }];
  const width = b.length + 1;
  const common = longestCommon(a, b);
  const steps: Step[] = [];
  let step: Step = { removed: 0, added: 0, same: 0 };
  let [i, j] = [0, 0];
  const close = () => {
    if (step.removed + step.added + step.same > 0) steps.push(step);
    step = { removed: 0, added: 0, same: 0 };
  };
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      step.same += 1;
      i += 1;
      j += 1;
      continue;
    }
    if (step.same > 0) close();
    const below = common[(i + 1) * width + j] ?? 0;
    const right = common[i * width + j + 1] ?? 0;
    if (i < a.length && (j === b.length || below >= right)) {
      step.removed += 1;
      i += 1;
    } else {
      step.added += 1;
      j += 1;
    }
  }
  close();
  return withoutLoneSigns(steps, a);
}

/** Lengths of the longest common sequences of what is left from each pair of places on. */
function longestCommon(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const place = i * width + j;
      lengths[place] =
        a[i] === b[j]
          ? (lengths[place + width + 1] ?? 0) + 1
          : Math.max(lengths[place + width] ?? 0, lengths[place + 1] ?? 0);
    }
  }
  return lengths;
}

/** A comma that two different sentences share is no common ground: it belongs to the change. */
function withoutLoneSigns(steps: readonly Step[], a: readonly string[]): Step[] {
  const kept: Step[] = [];
  let place = 0;
  for (const step of steps) {
    const last = kept.at(-1);
    if (last !== undefined && isLoneSign(last, a.slice(place - last.same, place))) {
      last.removed += last.same + step.removed;
      last.added += last.same + step.added;
      last.same = step.same;
    } else kept.push({ ...step });
    place += step.removed + step.same;
  }
  return kept;
}

function isLoneSign({ removed, added, same }: Step, tokens: readonly string[]): boolean {
  return removed + added > 0 && same > 0 && !tokens.some((token) => IS_WORD.test(token));
}

function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const result: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
