import { expect, test } from 'vitest';
import { listedNames } from '#shared/rules/listed-names.ts';
import { processorTime } from '#tests/helpers/processor-time.ts';

const NAMES: [string, string, string[]][] = [
  [
    'in bold, before their description',
    'These come up:\n\n1. **The Barn**: light roasts.\n2. **Five Elephant** – cake, too.',
    ['The Barn', 'Five Elephant'],
  ],
  [
    'without marks, up to what ends a name',
    '- Kaffee am Ufer (Kreuzberg), since 2009\n- Röstwerk 61: espresso\n- House of Bread',
    ['Kaffee am Ufer', 'Röstwerk 61', 'House of Bread'],
  ],
  ['as links', '1. [Quay Coffee](https://quay.example), good', ['Quay Coffee']],
  [
    'in a table',
    '| Name | Price |\n|---|---|\n| Dockside | low |\n| **Quay Coffee** | high |',
    ['Dockside', 'Quay Coffee'],
  ],
  ['within a line', 'My choice: 1. Dockside, 2. Quay Coffee', ['Dockside', 'Quay Coffee']],
  [
    'of the first list alone, because advice follows',
    '- **Dockside**: near\n- **Quay Coffee**: far\n\nLook at:\n\n- Preis: fair\n- Lage: nah',
    ['Dockside', 'Quay Coffee'],
  ],
  ['not from advice', '- Check the reviews: they help.\n- Ask for a sample first.', []],
  ['not from text', 'I do not know any. Dockside may be one.', []],
];

test.each(NAMES)('names are found %s', (_, text, expected) => {
  expect(listedNames(text)).toEqual(expected);
});

test('a long and hostile answer takes no time', () => {
  const text = `${'1. **'.repeat(4_000)}\n${'- [a'.repeat(4_000)}\n${'| '.repeat(4_000)}`;
  expect(processorTime(() => listedNames(text))).toBeLessThan(500);
});
