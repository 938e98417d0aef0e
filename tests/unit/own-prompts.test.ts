import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPromptInput, type OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { MAX_OWN_CHARACTERS, MAX_OWN_PROMPTS } from '#shared/own-prompt-limits.ts';
import {
  cleanOwnPrompt,
  EMPTY_OWN_PROMPT,
  ownPromptCharacters,
  ownPromptIdentity,
  ownPromptProblems,
  planImport,
  roomProblem,
} from '#shared/rules/own-prompts.ts';
import { storedPrompt, typedPrompt } from '../helpers/own-prompts.ts';

const prompt = (fields: Partial<OwnPromptFields> = {}): OwnPromptFields => ({
  ...EMPTY_OWN_PROMPT,
  title: 'Brief',
  content: 'Write a brief for {{client}}.',
  ...fields,
});

const variable = { name: 'client', label: 'Client', hint: '', example: '', multiline: false };

describe('an own prompt', () => {
  it('is stored the same whether it is cleaned once or again', () => {
    fc.assert(
      fc.property(typedPrompt, (typed) => {
        const once = cleanOwnPrompt(typed);
        expect(cleanOwnPrompt(once)).toEqual(once);
      }),
    );
  });

  it('keeps its text to the last space, with one kind of line end', () => {
    const { content } = cleanOwnPrompt(prompt({ content: ' a \r\n\tb\rc\u0000\n ' }));
    expect(content).toBe(' a \n\tb\nc\n ');
  });

  it('has its title on one line, and its tags apart, each once', () => {
    const cleaned = cleanOwnPrompt(prompt({ title: ' A\n  b ', tags: ['x, #y', ' # x', '', ','] }));
    expect(cleaned.title).toBe('A b');
    expect(cleaned.tags).toEqual(['x', 'y']);
  });

  it('describes its blanks in the order of the text, and none that only has its name', () => {
    const cleaned = cleanOwnPrompt(
      prompt({
        content: '{{b}} {{a}} {{c}}',
        variables: [
          { ...variable, name: 'a' },
          { ...variable, name: 'c', label: ' ', example: '\u0000\n' },
          { ...variable, name: 'b' },
        ],
      }),
    );
    expect(cleaned.variables.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it.each<[string, Partial<OwnPromptFields>, object]>([
    ['no title', { title: '' }, { field: 'title', reason: 'missing' }],
    ['only blank text', { content: ' \n ' }, { field: 'content', reason: 'missing' }],
    ['a long title', { title: 'x'.repeat(121) }, { field: 'title', reason: 'too-long', max: 120 }],
    [
      'a long text',
      { content: 'x'.repeat(10_001) },
      { field: 'content', reason: 'too-long', max: 10_000 },
    ],
    ['many tags', { tags: [...'abcdefghi'] }, { field: 'tags', reason: 'too-many', max: 8 }],
    [
      'a blank that is not in the text',
      { variables: [{ ...variable, name: 'other' }] },
      { field: 'variables', reason: 'not-used', name: 'other' },
    ],
    [
      'a blank that is described twice',
      { variables: [variable, variable] },
      { field: 'variables', reason: 'twice', name: 'client' },
    ],
    [
      'a long example',
      { variables: [{ ...variable, example: 'x'.repeat(1_001) }] },
      { field: 'variables', reason: 'too-long', max: 1_000, name: 'client' },
    ],
  ])('with %s is refused by the form and by the server alike', (_, fields, problem) => {
    expect(ownPromptProblems(cleanOwnPrompt(prompt(fields)))).toContainEqual(problem);
    const sent = { ...prompt(fields), tags: [...(fields.tags ?? [])] };
    expect(ownPromptInput.safeParse(sent).success).toBe(false);
  });

  it('passes the server as it is stored', () => {
    fc.assert(
      fc.property(storedPrompt, (stored) => {
        expect(ownPromptInput.parse(stored)).toEqual(stored);
      }),
    );
  });

  it('fits into the limits together with the others, or does not', () => {
    const one = prompt();
    const rows = (count: number, characters = 1) =>
      Array.from({ length: count }, () => ({ characters }));
    expect(roomProblem(rows(MAX_OWN_PROMPTS - 1), [one])).toBeNull();
    expect(roomProblem(rows(MAX_OWN_PROMPTS - 1), [one, one])).toEqual({
      reason: 'count',
      max: MAX_OWN_PROMPTS,
      now: MAX_OWN_PROMPTS - 1,
      more: 2,
    });
    const left = ownPromptCharacters(one);
    expect(roomProblem(rows(1, MAX_OWN_CHARACTERS - left), [one])).toBeNull();
    expect(roomProblem(rows(1, MAX_OWN_CHARACTERS - left + 1), [one])).toMatchObject({
      reason: 'characters',
      more: left,
    });
  });
});

describe('an import', () => {
  const lists = fc.array(storedPrompt, { maxLength: 8 });

  it('adds every prompt that is not there, once, in the order of the file', () => {
    fc.assert(
      fc.property(lists, lists, fc.array(fc.nat({ max: 7 })), (existing, fresh, repeats) => {
        const incoming = [...fresh, ...repeats.flatMap((at) => fresh[at] ?? existing[at] ?? [])];
        const { added, duplicates } = planImport(existing, incoming);
        const known = new Set(existing.map(ownPromptIdentity));
        const identities = incoming.map(ownPromptIdentity);
        const wanted = [...new Set(identities)].filter((each) => !known.has(each));
        expect(added.map(ownPromptIdentity)).toEqual(wanted);
        expect(added.length + duplicates.length).toBe(incoming.length);
      }),
    );
  });

  it('of what was imported already adds nothing', () => {
    fc.assert(
      fc.property(lists, lists, (existing, incoming) => {
        const { added } = planImport(existing, incoming);
        expect(planImport([...added, ...existing], incoming).added).toEqual([]);
      }),
    );
  });

  it('takes prompts that differ in anything for two', () => {
    const plain = prompt({ variables: [variable] });
    const others = [
      { ...plain, title: 'brief' },
      { ...plain, content: `${plain.content} ` },
      { ...plain, tags: ['a'] },
      { ...plain, description: 'x' },
      { ...plain, variables: [] },
      { ...plain, variables: [{ ...variable, multiline: true }] },
    ];
    expect(planImport([plain], others).added).toHaveLength(others.length);
  });
});
