const NBSP = '\u00a0';

/** Words that belong to the number before them, in both languages. */
const UNITS = [
  String.raw`Minuten?|Stunden?|Tagen?|Tage|Tags?|Wochen?|Monaten?|Monate|Jahren?|Jahre|Uhr|Prozent|Euro|Dollar`,
  String.raw`minutes?|min\.?|Min\.|hours?|days?|weeks?|months?|years?|percent|euros?|dollars?|seconds?|Sekunden?`,
  'EUR|USD|GBP|CHF|CAD|KB|MB|GB|px|km|Mio\\.|Mrd\\.|million|billion',
].join('|');

const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember',
].join('|');

/** Words that belong to the number after them. */
const COUNTED = [
  'Art\\.|Artikel|Article|Abs\\.|Nr\\.|No\\.|S\\.|Kapitel|chapter',
  'Woche|Wochen|Weeks?|Schritte?|Steps?|Tag|Day|Stufe|Level|Teil|Part',
].join('|');

const RULES: readonly [RegExp, string][] = [
  // 15 minutes, 4–6 Wochen, {minutes} min
  [new RegExp(String.raw`([\d}]) (?=(?:${UNITS})(?![\p{L}\d]))`, 'gu'), `$1${NBSP}`],
  // 40 %, 290 €
  [/([\d}]) (?=[%€$£°])/g, `$1${NBSP}`],
  // 22 November, 22. November
  [new RegExp(String.raw`(\d\.?) (?=(?:${MONTHS})(?!\p{L}))`, 'gu'), `$1${NBSP}`],
  // § 5, §§ 312, Art. 6, Woche 3
  [/(§§?) (?=\d)/g, `$1${NBSP}`],
  [new RegExp(String.raw`(?<![\p{L}\d])(${COUNTED}) (?=\d)`, 'gu'), `$1${NBSP}`],
  // z. B., d. h., i. d. R.: a letter with its full stop, before another
  [/(?<!\p{L})(\p{L}\.) (?=\p{L}{1,2}\.)/gu, `$1${NBSP}`],
  // An ellipsis or a dash never begins a line.
  [/(?<=\S) (?=…|– )/g, NBSP],
];

/**
 * Sets non-breaking spaces where a line must not break: "15 minutes", "§ 5", "290 €", "z. B.". The
 * rules apply to English and German; applying them twice changes nothing.
 */
export function bindSpaces(text: string): string {
  if (!/[\d}§…–]|\p{L}\. /u.test(text)) return text;
  return RULES.reduce((bound, [pattern, instead]) => bound.replace(pattern, instead), text);
}

/** The same for every text inside a value, such as a dictionary or a content entry. */
export function bindSpacesIn<T>(value: T): T;
export function bindSpacesIn(value: unknown): unknown {
  if (typeof value === 'string') return bindSpaces(value);
  if (Array.isArray(value)) return value.map(bindSpacesIn);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, bindSpacesIn(inner)]),
  );
}
