import type { ActivityData, ActivityInput } from '../entities/activity.ts';
import { MAX_ACTIVITY_TEXT_LENGTH } from '../limits.ts';

/** Number of characters read: more than are stored, so that removals seldom shorten the result. */
const READ_LENGTH = 4 * MAX_ACTIVITY_TEXT_LENGTH;

/** Removed together with the colon after it. */
const SCRIPT = 'javascript';

/**
 * An activity text as it is stored (product 23.5): without angle brackets, `javascript:` and
 * patterns like `onclick=`, trimmed and cut to MAX_ACTIVITY_TEXT_LENGTH. A removal can join
 * characters to another pattern (`java<script:`), which is removed too: cleaning a cleaned text
 * changes nothing.
 */
export function cleanActivityText(text: string): string {
  const kept = new KeptText();
  for (const character of text.slice(0, READ_LENGTH).split('')) kept.add(character);
  const cleaned = kept.toString().trim().slice(0, MAX_ACTIVITY_TEXT_LENGTH);
  return cleaned.toWellFormed().trimEnd();
}

/**
 * A text to which characters are added one at a time. A pattern is removed with its last character,
 * so that nested patterns need no second pass.
 */
class KeptText {
  #characters: string[] = [];
  /** For each character: where the first `on` of its word begins; null when there is none. */
  #handlerStarts: (number | null)[] = [];
  /** For each character: where the word ends that it belongs to or is spaced from; -1 for none. */
  #wordEnds: number[] = [];

  add(character: string): void {
    if (character === '<' || character === '>') return;
    if (character === ':' && this.#endsWithScript()) {
      this.#cut(this.#characters.length - SCRIPT.length);
      return;
    }
    if (character === '=') {
      const end = this.#wordEnds.at(-1) ?? -1;
      const start = this.#handlerStarts[end] ?? null;
      // `on` alone is a word like any other.
      if (start !== null && end - start >= 2) {
        this.#cut(start);
        return;
      }
    }
    this.#keep(character);
  }

  toString(): string {
    return this.#characters.join('');
  }

  #keep(character: string): void {
    const last = this.#characters.length - 1;
    const isWord = /\w/.test(character);
    const inWord = isWord && last >= 0 && this.#wordEnds[last] === last;
    const isHandler = inWord && `${this.#characters[last]}${character}`.toLowerCase() === 'on';
    const started = inWord ? (this.#handlerStarts[last] ?? null) : null;
    this.#handlerStarts.push(started ?? (isHandler ? last : null));
    const spaced = /\s/.test(character) ? (this.#wordEnds[last] ?? -1) : -1;
    this.#wordEnds.push(isWord ? last + 1 : spaced);
    this.#characters.push(character);
  }

  #endsWithScript(): boolean {
    return this.#characters.slice(-SCRIPT.length).join('').toLowerCase() === SCRIPT;
  }

  #cut(length: number): void {
    this.#characters.length = length;
    this.#handlerStarts.length = length;
    this.#wordEnds.length = length;
  }
}

/**
 * An activity's data as it is stored: every text after {@link cleanActivityText}, and what is nested
 * as its JSON text after the same, so that nothing escapes the cleaning.
 */
export function cleanActivityData(data: ActivityInput): ActivityData {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cleanValue(value)]));
}

function cleanValue(value: unknown): ActivityData[string] {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  return cleanActivityText(typeof value === 'string' ? value : JSON.stringify(value));
}
