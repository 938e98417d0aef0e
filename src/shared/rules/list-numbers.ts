/** A number at the beginning of a line or alone in a cell. */
export interface ListNumber {
  number: number;
  /** UTF-16 code units up to what is numbered. */
  length: number;
  /** Whether it is a rank by itself: `Platz 3`, a medal. */
  isPlace: boolean;
}

const BOLD = String.raw`(?:\*{1,3}|_{1,3})?`;
const PLACE_WORD = String.raw`#|№|nr\.?|no\.?|nummer|number|platz|place|rang|rank|pos(?:ition|\.)?`;
const MEDALS = ['🥇', '🥈', '🥉'];

/** `1.`, `1)`, `(1)`, `**1.**`, `1\.` and `1、`. */
const SIGN = String.raw`\(?(?<sign>\d{1,3})${BOLD}(?:\\?[.)]${BOLD}(?=[ \t]|$)|[．）、])`;
/** `a)`; with a dot it may be an initial. */
const LETTERED = String.raw`(?<letter>[a-z])\)(?=[ \t])`;
/** `1️⃣`, a digit on a key. */
const KEY = String.raw`(?<key>\d)\uFE0F?\u20E3`;
const MEDAL = String.raw`(?<medal>🥇|🥈|🥉)`;
/** `#1`, `Platz 1:`, `No. 1 –`. */
const PLACE = String.raw`(?:${PLACE_WORD})[ \t]*#?(?<place>\d{1,3})(?![\d.,]?\d|\p{L})`;
/** `1st place`. */
const ORDINAL = String.raw`(?<ordinal>\d{1,2})(?:st|nd|rd|th)(?!\p{L})`;

const AT_START = new RegExp(
  `^(?:#{1,6}[ \\t]+)?${BOLD}(?:${SIGN}|${LETTERED}|${KEY}|${MEDAL}|${PLACE}|${ORDINAL})${BOLD}[ \\t:–—-]*`,
  'iu',
);
const ALONE = new RegExp(
  `^(?:${MEDAL}\\s*\\d?|${KEY}|${ORDINAL}|(?:${PLACE_WORD})?\\s*(?<sign>\\d{1,3})[.)]?)(?:\\s*(?:platz|place))?$`,
  'iu',
);
const PLACE_COLUMN = new RegExp(`^(?:${PLACE_WORD}|ranking|platzierung)$`, 'iu');

/** The number that a line begins with, as lists have it; null without one. */
export function leadingNumber(line: string): ListNumber | null {
  const match = AT_START.exec(line);
  if (match === null) return null;
  const { medal, place, ordinal } = match.groups ?? {};
  const isPlace = (medal ?? place ?? ordinal) !== undefined;
  return { number: numberIn(match.groups), length: match[0].length, isPlace };
}

/** The rank in a table's cell; null when the cell has other content. */
export function placeInCell(cell: string): number | null {
  const match = ALONE.exec(plain(cell));
  return match === null ? null : numberIn(match.groups) || null;
}

/** Whether a column with this heading has the places of the rows. */
export function isPlaceColumn(heading: string): boolean {
  return PLACE_COLUMN.test(plain(heading));
}

function numberIn(groups: Record<string, string | undefined> = {}): number {
  const { sign, letter, key, medal, place, ordinal } = groups;
  if (letter !== undefined) return letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return medal === undefined ? Number(sign ?? key ?? place ?? ordinal) : MEDALS.indexOf(medal) + 1;
}

/** Without emphasis. */
function plain(cell: string): string {
  return cell.replace(/[*_`\\]/g, '').trim();
}
