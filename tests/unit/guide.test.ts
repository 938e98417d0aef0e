import { describe, expect, test } from 'vitest';
import { parseContentFile } from '#src/integrations/content-checks/content-file.ts';
import { checkGuide } from '#src/integrations/content-checks/check-guides.ts';
import { guideOf } from '#src/integrations/content-checks/guide.ts';
import { lessonFile } from '../helpers/lessons.ts';

const PATH = 'src/content/lessons/en/x.mdx';
/** The guide's first line in the file. */
const FIRST = 12;

function lesson(guide: string) {
  const file = parseContentFile(PATH, lessonFile({}, guide));
  if (!file) throw new Error('Not a content file');
  return file;
}

test('practice material keeps its text as it is, and an answer key has elements in it', () => {
  const { nodes, problems } = guideOf(
    lesson(
      '```orders-2.csv\nItem,Pieces\nStool,15 %\n```\n\n<details>\n\n- It is **15**.\n\n</details>',
    ),
  );
  expect(problems).toEqual([]);
  expect(nodes).toMatchObject([
    { file: 'orders-2.csv', text: 'Item,Pieces\nStool,15 %\n' },
    { tag: 'details', children: [{ tag: 'ul', children: [{ tag: 'li' }] }] },
  ]);
});

test('a guide without practice material or an answer key is refused for each', () => {
  expect(checkGuide(lesson('Text')).map(({ text }) => text)).toMatchObject([
    expect.stringContaining('no practice material'),
    expect.stringContaining('no answer key'),
  ]);
  expect(checkGuide(lesson('```x.txt\n1\n```\n\n<details>\n\nOne.\n\n</details>'))).toEqual([]);
});

test('a guide becomes data: headings with anchors, links, lists, tables, pictures, boxes', () => {
  const { nodes, problems } = guideOf(
    lesson(`## Größer *als* gedacht

Lies **das** in 15 Minuten und \`{{name}}\`, drücke <kbd>Tab</kbd> und geh zu [ihm](/contact).

1. Eins

   mehr

| A | B |
| - | - |
| 1 | 2 |

<Capture name="lesson-result" alt="Was darauf zu sehen ist." />

\`\`\`
Ein {{prompt}}
mit zwei Zeilen
\`\`\`
`),
  );
  expect(problems).toEqual([]);
  expect(nodes).toMatchObject([
    { tag: 'h2', id: 'groesser-als-gedacht' },
    {
      tag: 'p',
      children: [
        'Lies ',
        { tag: 'strong', children: ['das'] },
        ' in 15\u00a0Minuten und ',
        { tag: 'code', children: ['{{name}}'] },
        ', drücke ',
        { tag: 'kbd', children: ['Tab'] },
        ' und geh zu ',
        { tag: 'a', href: '/contact', children: ['ihm'] },
        '.',
      ],
    },
    { tag: 'ol', children: [{ tag: 'li', children: [{ tag: 'p' }, { tag: 'p' }] }] },
    { tag: 'table', children: [{ tag: 'thead' }, { tag: 'tbody' }] },
    { picture: 'lesson-result', alt: 'Was darauf zu sehen ist.' },
    { tag: 'pre', children: ['Ein {{prompt}}\nmit zwei Zeilen'] },
  ]);
});

describe('a guide is refused with', () => {
  test.each([
    ['an expression', 'Text {1 + 1}', 0, /has no code/],
    ['an import', "Text\n\nimport x from './x'", 2, /has no code/],
    ['a script', '<script>alert(1)</script>', 0, /<script> is not known/],
    ['markup with a handler', '<kbd onclick="x">Tab</kbd>', 0, /<kbd> is not known/],
    ['a picture of no tool', '<Capture name="x" alt="A long enough text here." />', 0, /not known/],
    ['a silent picture', 'A\n\n<Capture name="lesson-result" alt="x" />', 2, /needs alt/],
    ['an image of elsewhere', '![x](https://elsewhere.example/x.png)', 0, /has no <img>/],
    ['a link that runs', '[x](javascript:alert)', 0, /must begin with a slash/],
    ['a title of its own', '# Title', 0, /has no <h1>/],
    ['a file of another kind', '```x.html\n1\n```', 0, /small letters, digits/],
    ['an empty file', '```x.csv\n```', 0, /needs 1 to/],
    ['a file too long', `\`\`\`x.csv\n${'x'.repeat(4000)}\n\`\`\``, 0, /needs 1 to/],
    ['an answer key with a handler', '<details ontoggle="x">A</details>', 0, /is not known/],
    ['nothing in it', '', 0, /has no guide/],
    ['broken MDX', 'A {', 0, /./],
  ])('%s', (_, guide, line, text) => {
    const [problem] = checkGuide(lesson(guide));
    expect(problem).toMatchObject({ file: PATH, text: expect.stringMatching(text) as string });
    expect(problem?.line).toBe(guide === '' || guide === 'A {' ? problem?.line : FIRST + line);
  });
});
