import fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { writeMarkdown } from '@/features/prompt-library/own-prompts/export-file';
import { readPromptFile } from '@/features/prompt-library/own-prompts/import-file';
import { dictionary } from '@/i18n/dictionaries';
import {
  MAX_IMPORT_BYTES,
  MAX_OWN_PROMPTS,
  MAX_OWN_TITLE_LENGTH,
} from '#shared/own-prompt-limits.ts';
import { readJson, writeJson } from '#shared/rules/own-prompts-json.ts';
import { EMPTY_OWN_PROMPT } from '#shared/rules/own-prompts.ts';
import { storedPrompt } from '../helpers/own-prompts.ts';

const several = fc.array(storedPrompt, { minLength: 1, maxLength: 6 });

describe('a Markdown file', () => {
  it('has every field of a prompt, in the reader’s language', () => {
    const client = { name: 'client', label: 'Client', hint: 'A name.', example: 'Lindner' };
    const prompt = {
      title: 'Brief',
      description: 'From a talk.',
      tags: ['talks', 'briefs'],
      content: 'Write a brief for {{client}}.',
      variables: [{ ...client, multiline: true }],
    };
    expect(writeMarkdown([prompt], dictionary('de').ownPrompts)).toBe(`# Eigene Prompts

## Brief

Wofür er ist: From a talk.

Schlagwörter: talks, briefs

\`\`\`text
Write a brief for {{client}}.
\`\`\`

### {{client}}

Beschriftung: Client

Hinweis: A name.

Braucht mehrere Zeilen

Beispiel:

\`\`\`text
Lindner
\`\`\`
`);
  });

  it('shows each text as it is, whatever it looks like', () => {
    const strings = dictionary('en').ownPrompts;
    fc.assert(
      fc.property(several, (prompts) => {
        const tree = markdownToMdast(writeMarkdown(prompts, strings));
        const nodes = 'children' in tree ? tree.children : [];
        const shown = nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []));
        const texts = prompts.flatMap(({ content, variables }) => [
          content,
          ...variables.flatMap(({ example }) => (example === '' ? [] : [example])),
        ]);
        expect(shown).toEqual(texts);
      }),
    );
  });
});

describe('a JSON file', () => {
  const file = (prompts: unknown) => JSON.stringify({ format: 'own-prompts', version: 1, prompts });

  it('gives back exactly what was exported, whatever the texts look like', () => {
    fc.assert(
      fc.property(several, (prompts) => {
        expect(readJson(writeJson(prompts))).toEqual({ prompts });
      }),
      { numRuns: 500 },
    );
  });

  it('is refused when it has no prompts or too many', () => {
    const one = { ...EMPTY_OWN_PROMPT, title: 'a', content: 'b' };
    expect(readJson(writeJson([]))).toEqual({ problems: [{ reason: 'none' }] });
    const many = Array.from({ length: MAX_OWN_PROMPTS + 1 }, () => one);
    expect(readJson(writeJson(many))).toEqual({
      problems: [{ reason: 'too-many', max: MAX_OWN_PROMPTS }],
    });
  });

  it('that is anything else is refused and never throws', () => {
    fc.assert(
      fc.property(several, fc.nat(), fc.nat(), fc.string(), (prompts, from, length, other) => {
        const text = writeJson(prompts);
        const at = from % text.length;
        const broken = text.slice(0, at) + other + text.slice(at + (length % 40));
        const { prompts: found, problems } = readJson(broken);
        expect(found === undefined).toBe(problems !== undefined);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readJson(text).prompts).toBeUndefined();
      }),
    );
  });

  it('may leave out what is empty, and have more than is known', () => {
    const text = file([
      { title: 'a', content: 'b {{c}}', id: 7, variables: [{ name: 'c', label: 'C' }] },
    ]);
    expect(readJson(text).prompts).toEqual([
      {
        ...EMPTY_OWN_PROMPT,
        title: 'a',
        content: 'b {{c}}',
        variables: [{ name: 'c', label: 'C', hint: '', example: '', multiline: false }],
      },
    ]);
  });

  it.each([
    ['broken in line 2', '{"format":\n"own-prompts"', { reason: 'not-json', line: 2 }],
    ['a list', '[]', { reason: 'not-ours' }],
    ['of another application', '{"prompts":[]}', { reason: 'not-ours' }],
    ['of a later version', '{"format":"own-prompts","version":2}', { reason: 'newer' }],
    ['without prompts', '{"format":"own-prompts","version":1}', { reason: 'not-ours' }],
    [
      'with a number for a title',
      file([
        { title: 'a', content: 'b' },
        { title: 7, content: 'b' },
      ]),
      { reason: 'field', item: 2, problem: { field: 'title', reason: 'wrong-type' } },
    ],
    [
      'with a text for tags',
      file([{ title: 'a', content: 'b', tags: 'x' }]),
      { reason: 'field', item: 1, problem: { field: 'tags', reason: 'wrong-type' } },
    ],
    [
      'with a text for a blank',
      file([{ title: 'a', content: 'b {{c}}', variables: ['c'] }]),
      { reason: 'field', item: 1, problem: { field: 'variables', reason: 'wrong-type' } },
    ],
    [
      'with a title that is too long',
      file([{ title: 'a'.repeat(100_000), content: 'b' }]),
      {
        reason: 'field',
        item: 1,
        problem: { field: 'title', reason: 'too-long', max: MAX_OWN_TITLE_LENGTH },
      },
    ],
    [
      'with nothing for a prompt',
      file([null]),
      { reason: 'field', item: 1, problem: { field: 'title', reason: 'missing' } },
    ],
  ])('%s is refused, with the place', (_, text, problem) => {
    expect(readJson(text).problems?.[0]).toEqual(problem);
  });

  it('nested as deep as it is long is refused', () => {
    expect(readJson('['.repeat(1_000_000)).prompts).toBeUndefined();
    const deep = `{"format":"own-prompts","version":1,"prompts":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    expect(readJson(deep).prompts).toBeUndefined();
  });
});

describe('a chosen file', () => {
  const text = writeJson([{ ...EMPTY_OWN_PROMPT, title: 'a', content: 'b' }]);
  const read = (name: string, content: BlobPart) => readPromptFile(new File([content], name));

  it('is read when it is JSON', async () => {
    expect((await read('Mine.JSON', text)).prompts).toHaveLength(1);
  });

  it.each([
    ['Markdown', 'own-prompts.md', '# Own prompts', { reason: 'other-kind' }],
    ['too large', 'mine.json', ' '.repeat(MAX_IMPORT_BYTES + 1), { reason: 'too-large' }],
    ['no text', 'mine.json', new Uint8Array([0xff, 0xfe]), { reason: 'not-text' }],
    ['Markdown by another name', 'mine.json', '# Own', { reason: 'not-json', line: null }],
  ])('that is %s is refused', async (_, name, content, problem) => {
    expect(await read(name, content)).toEqual({ problems: [problem] });
  });
});
