import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileContent } from '#shared/rules/own-prompt-file.ts';
import { readJson, writeJson } from '#shared/rules/own-prompts-json.ts';
import { readMarkdown, writeMarkdown } from '#shared/rules/own-prompts-markdown.ts';
import { EMPTY_OWN_PROMPT, type OwnPromptFields } from '#shared/rules/own-prompts.ts';
import { storedPrompt } from '../helpers/own-prompts.ts';

const HEADING = 'Own prompts';
const FORMATS = {
  Markdown: { write: (all: OwnPromptFields[]) => writeMarkdown(all, HEADING), read: readMarkdown },
  JSON: { write: writeJson, read: readJson },
};

const several = fc.array(storedPrompt, { minLength: 1, maxLength: 6 });

describe.each(Object.entries(FORMATS))('a %s file', (_, { write, read }) => {
  it('gives back exactly what was exported, whatever the texts look like', () => {
    fc.assert(
      fc.property(several, (prompts) => {
        expect(read(write(prompts))).toEqual({ prompts });
      }),
      { numRuns: 500 },
    );
  });

  it('means the same with the line ends of Windows', () => {
    fc.assert(
      fc.property(several, (prompts) => {
        expect(read(write(prompts).replaceAll('\n', '\r\n'))).toEqual({ prompts });
      }),
    );
  });

  it('is refused when it has no prompts or too many', () => {
    const one = { ...EMPTY_OWN_PROMPT, title: 'a', content: 'b' };
    expect(read(write([]))).toEqual({ problems: [{ reason: 'none' }] });
    const many = Array.from({ length: 201 }, () => one);
    expect(read(write(many))).toEqual({ problems: [{ reason: 'too-many', max: 200 }] });
  });

  it('that is anything else is refused and never throws', () => {
    fc.assert(
      fc.property(several, fc.nat(), fc.nat(), fc.string(), (prompts, from, length, other) => {
        const text = write(prompts);
        const at = from % text.length;
        const broken = text.slice(0, at) + other + text.slice(at + (length % 40));
        const { prompts: found, problems } = read(broken);
        expect(found === undefined).toBe(problems !== undefined);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text).prompts).toBeUndefined();
      }),
    );
  });
});

const refusedWith = (content: FileContent) => content.problems;

describe('a Markdown file', () => {
  const file = (...lines: string[]) =>
    ['# Mine', '', 'Format: own-prompts 1', '', ...lines].join('\n');

  it('is what a person would write', () => {
    const text = file(
      '## Brief',
      'Description: From a talk.',
      'Tags: talks, #briefs',
      '```',
      'Write a brief for {{client}}.',
      '```',
      '### {{client}}',
      'Label: Client',
      'Hint: A name.',
      '~~~',
      'Lindner',
      '~~~',
    );
    expect(readMarkdown(text).prompts).toEqual([
      {
        title: 'Brief',
        description: 'From a talk.',
        tags: ['talks', 'briefs'],
        content: 'Write a brief for {{client}}.',
        variables: [
          {
            name: 'client',
            label: 'Client',
            hint: 'A name.',
            example: 'Lindner',
            multiline: false,
          },
        ],
      },
    ]);
  });

  it.each([
    ['without its mark', '# Mine\n\n## Brief', { reason: 'not-ours' }],
    ['of a later version', '# Mine\n\nFormat: own-prompts 2\n\n<x>', { reason: 'newer' }],
    ['with text outside', file('## Brief', 'Hello'), { reason: 'unexpected', line: 6 }],
    ['with text before the first prompt', file('Hello'), { reason: 'unexpected', line: 5 }],
    [
      'with a label outside a blank',
      file('## Brief', 'Label: x'),
      { reason: 'unexpected', line: 6 },
    ],
    ['with an open fence', file('## Brief', '```', 'x'), { reason: 'not-closed', line: 6 }],
    [
      'with two texts',
      file('## Brief', '```', 'x', '```', '```', 'y', '```'),
      { reason: 'repeated', line: 11 },
    ],
    [
      'with a prompt without a text',
      file('## One', '```', 'x', '```', '## Two'),
      {
        reason: 'field',
        item: 2,
        line: 9,
        problem: { field: 'content', reason: 'missing' },
      },
    ],
    [
      'with a blank that the text has not',
      file('## One', '```', 'x', '```', '### {{b}}', 'Label: B'),
      {
        reason: 'field',
        item: 1,
        line: 5,
        problem: { field: 'variables', reason: 'not-used', name: 'b' },
      },
    ],
  ])('%s is refused, with the place', (_, text, problem) => {
    expect(refusedWith(readMarkdown(text))).toEqual([problem]);
  });

  it('of three megabytes takes time in step with its size', () => {
    const lines = (text: string, count: number) => `${text}\n`.repeat(count);
    for (const text of ['`'.repeat(100), '## x', '```', '{{', '### {{{{', 'Tags: ,']) {
      const whole = file(lines(text, Math.floor(3_000_000 / (text.length + 1))));
      expect(readMarkdown(whole).prompts).toBeUndefined();
    }
    const tags = Array.from({ length: 300_000 }, (_, index) => `t${index}`).join(',');
    expect(readMarkdown(file('## x', `Tags: ${tags}`, '```', 'x', '```')).prompts).toBeUndefined();
  });
});

describe('a JSON file', () => {
  const file = (prompts: unknown) => JSON.stringify({ format: 'own-prompts', version: 1, prompts });

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
    ['of somebody else', '{"prompts":[]}', { reason: 'not-ours' }],
    ['of a later version', '{"format":"own-prompts","version":2}', { reason: 'newer' }],
    ['without prompts', '{"format":"own-prompts","version":1}', { reason: 'not-ours' }],
    [
      'with a number for a title',
      file([
        { title: 'a', content: 'b' },
        { title: 7, content: 'b' },
      ]),
      { reason: 'field', item: 2, line: null, problem: { field: 'title', reason: 'wrong-type' } },
    ],
    [
      'with a text for tags',
      file([{ title: 'a', content: 'b', tags: 'x' }]),
      { reason: 'field', item: 1, line: null, problem: { field: 'tags', reason: 'wrong-type' } },
    ],
    [
      'with nothing for a prompt',
      file([null]),
      { reason: 'field', item: 1, line: null, problem: { field: 'title', reason: 'missing' } },
    ],
  ])('%s is refused, with the place', (_, text, problem) => {
    expect(refusedWith(readJson(text))?.[0]).toEqual(problem);
  });

  it('nested as deep as it is long is refused', () => {
    expect(readJson('['.repeat(1_000_000)).prompts).toBeUndefined();
    const deep = `{"format":"own-prompts","version":1,"prompts":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    expect(readJson(deep).prompts).toBeUndefined();
  });
});
