/** What a model or an attacker could fill an answer with: the hard cases of the matching. */
const UNITS = {
  prose: '1. **Müller Milch** ist gut, sagt https://a.example (auch [b](https://b.example)).\n',
  names: 'Müller ',
  'list items': '1. Müller\n',
  brackets: '(',
  'an address that never ends': 'https://a.example/(',
  dots: '.',
  'blanks after a name': 'Müller\t        ',
  apostrophes: "a'",
  marks: 'a\u0301\u0301\u0301',
  umlauts: 'Ü',
  emphasis: '**_',
  'blank lines': '\n',
  'one long word': 'Ackermüller',
  'table rows': '| 1 | Müller | x |\n| 2 | Kiezwerk | y |\n',
  pipes: '|',
  'nested lists': '- a\n  - b\n    - Kiezwerk\n',
  Chinese: '小米',
  Thai: 'กาแฟ',
  Katakana: 'ミュラー',
  'quotation signs': '>',
  'mail addresses': 'a@Müller ',
  hashes: '# ',
} as const;

/** Texts of 100 KB, by what they are made of. */
export const LONG_ANSWERS = Object.entries(UNITS).map(
  ([name, unit]) => [name, unit, unit.repeat(Math.ceil(100_000 / unit.length))] as const,
);
