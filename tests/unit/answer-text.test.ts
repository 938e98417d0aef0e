import { expect, test } from 'vitest';
import {
  answerBlocks,
  type Block,
  type Inline,
} from '@/features/brand-checker/drawer/answer-text.ts';

/** All words of the blocks, as they are shown. */
function words(blocks: readonly Block[]): string {
  const inline = (part: Inline): string => {
    if (part.kind === 'break') return '\n';
    return 'text' in part ? part.text : part.parts.map(inline).join('');
  };
  const block = (each: Block): string => {
    switch (each.kind) {
      case 'list':
        return each.items.map(words).join('\n');
      case 'quote':
        return words(each.blocks);
      case 'code':
        return each.text;
      case 'table':
        return [each.head, ...each.rows].flat(2).map(inline).join(' ');
      case 'rule':
        return '';
      default:
        return each.parts.map(inline).join('');
    }
  };
  return blocks.map(block).join('\n');
}

test('an answer’s Markdown becomes structure without its signs', () => {
  const blocks = answerBlocks(
    '## Three shops\n\n1. **Radgarten**: large\n2. *Fahrwerk*: small\n\n> careful\n\n| A | B |\n|---|---|\n| 1 | 2 |',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'quote', 'table']);
  expect(blocks[1]).toMatchObject({ kind: 'list', start: 1 });
  expect(words(blocks)).not.toMatch(/[*#|>]/);
  expect(words(blocks)).toContain('Radgarten: large');
});

test('lines stay lines, and a list that begins at three is numbered from there', () => {
  expect(words(answerBlocks('one\ntwo'))).toBe('one\ntwo');
  expect(answerBlocks('3. third\n4. fourth')).toMatchObject([{ kind: 'list', start: 3 }]);
});

test('HTML stays text, a picture becomes its description, and a link only its words', () => {
  const blocks = answerBlocks(
    '<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> ![pic](http://x.example/p.png) [here](javascript:alert(1))',
  );
  const text = words(blocks);
  expect(text).toContain('<script>alert(1)</script>');
  expect(text).toContain('<img src=x onerror=alert(1)>');
  expect(text).toContain('pic here');
  expect(text).not.toContain('x.example');
});

test('nesting without end is shown as its source', () => {
  const deep = `${'> '.repeat(500)}end`;
  expect(words(answerBlocks(deep))).toContain('end');
  expect(words(answerBlocks(`${'- '.repeat(300)}end`))).toContain('end');
});
