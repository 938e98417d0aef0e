import { diffWords } from 'diff';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';

/** A piece of two texts: in both, only in the older one, or only in the newer one. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Maximum number of differing words and punctuation marks. The time grows with their square; this
 * many take 0.2 s on a desktop computer.
 */
const MAX_DIFFERENCES = 1_500;

const HAS_WORD = /[\p{L}\p{N}]/u;

/**
 * The differences of two texts, word by word. White space is ignored; equal parts have the newer
 * text's white space. `same` and `added` joined are the newer text. With too many differences, the
 * whole text counts as replaced.
 */
export function textDiff(older: string, newer: string, locale: Locale): DiffPiece[] {
  const intlSegmenter = new Intl.Segmenter(LOCALE_TAGS[locale], { granularity: 'word' });
  const changes = diffWords(older, newer, { intlSegmenter, maxEditLength: MAX_DIFFERENCES }) ?? [
    { value: older, removed: true, added: false },
    { value: newer, removed: false, added: true },
  ];
  const pieces: DiffPiece[] = [];
  const push = (kind: DiffPiece['kind'], text: string) => {
    if (text !== '') pieces.push({ kind, text });
  };
  let [removed, added] = ['', ''];
  const pushChange = () => {
    push('removed', removed);
    push('added', added);
    [removed, added] = ['', ''];
  };
  changes.forEach((change, index) => {
    const { value } = change;
    // Punctuation between two changes is part of the change.
    const isBetweenChanges = removed + added !== '' && index < changes.length - 1;
    if (change.removed) removed += value;
    else if (change.added) added += value;
    else if (isBetweenChanges && !HAS_WORD.test(value)) {
      removed += value;
      added += value;
    } else {
      pushChange();
      push('same', value);
    }
  });
  pushChange();
  return pieces;
}
