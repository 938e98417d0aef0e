import type { Locale } from '#src/i18n/locales.ts';
import type { Share } from '#shared/rules/shares.ts';
import { allOf, drawWeeks, growingBase, twoModes } from './draws.ts';
import { citationShares } from './citations.ts';

/** The cells of a table's body, as the article shows them. */
export type Rows = string[][];

const number = (value: number, locale: Locale) =>
  locale === 'de' ? String(value).replace('.', ',') : String(value);
const percent = (value: number, locale: Locale) =>
  locale === 'de' ? `${number(value, locale)} %` : `${value}%`;
const whole = (part: number, locale: Locale) => percent(Math.round(part * 100), locale);

/** `12–77%`, in German `12–77 %`. */
function range({ low, high }: Share, locale: Locale): string {
  return `${Math.round(low * 100)}–${whole(high, locale)}`;
}

const ALL = { en: 'all', de: 'alle' } as const;
const OF = { en: 'of', de: 'von' } as const;
const count = ({ k, n }: Share, locale: Locale) => `${k} ${OF[locale]} ${n}`;
const cells = (found: Share, locale: Locale) => [
  count(found, locale),
  whole(found.value, locale),
  range(found, locale),
];

/** The tables of the articles on measuring, by the article's id, in their order. */
export function exampleTables(locale: Locale): Record<string, Rows[]> {
  const { few, many } = drawWeeks();
  const { both, citedOnly, namedOnly, unnamedOfCited, citedOfNamed } = citationShares();
  return {
    '9': [twoModes().map((mode) => cells(mode, locale))],
    '10': [
      [...few, allOf(few)].map((week, index) => {
        const other = [...many, allOf(many)][index] ?? week;
        return [
          index < few.length ? String(index + 1) : ALL[locale],
          count(week, locale),
          range(week, locale),
          count(other, locale),
          range(other, locale),
        ];
      }),
      growingBase().map((base) => [count(base, locale), range(base, locale)]),
    ],
    '11': [
      [[both], [citedOnly], [namedOnly], [unnamedOfCited], [citedOfNamed]].map(([share = 0]) => [
        percent(share, locale),
      ]),
    ],
  };
}
