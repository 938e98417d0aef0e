import { expect, test } from 'vitest';
import { contentStatus } from '#local/editor/status.ts';
import { projectWith } from '../../helpers/content-folder.ts';
import { fullPrompt, fullPromptFile } from '../../helpers/full-prompt.ts';

const EN = 'src/content/prompts/en/seo.yaml';
const DE = 'src/content/prompts/de/seo.yaml';

type Values = Record<string, unknown>;

/** What is unfinished in a library of two prompts, of which the first is as given. */
async function unfinished(english: Values, german: Values = english): Promise<string[]> {
  const second = fullPrompt({ id: 'two', next: ['notes-to-tasks'] });
  const root = await projectWith({
    [EN]: fullPromptFile([fullPrompt(english), second]),
    [DE]: fullPromptFile([fullPrompt(german), second]),
  });
  return (await contentStatus(root)).unfinished;
}

test('prompts with everything are finished', async () => {
  expect(await unfinished({})).toEqual([]);
});

test('a chain of three steps is finished without a content', async () => {
  const step = (text: string) => ({ title: 'A step', content: `${text} ${'Rule. '.repeat(20)}` });
  const steps = [step('<notes>{{notes}}</notes>'), step('For {{team}}'), step('Check it.')];
  expect(await unfinished({ content: undefined, steps })).toEqual([]);
  const short = await unfinished({ content: undefined, steps: steps.slice(0, 2) });
  expect(short).toEqual([
    expect.stringMatching(/de\/seo.*steps is too small/),
    expect.stringMatching(/en\/seo.*steps is too small/),
  ]);
});

test('all that a prompt lacks is one line', async () => {
  const [german, english, ...more] = await unfinished({ suits: undefined, model: undefined });
  expect(german).toContain(`${DE}:1 "notes-to-tasks" lacks suits, model`);
  expect(english).toContain(EN);
  expect(more).toEqual([]);
});

test.each<[string, Values, RegExp]>([
  ['a description over 100 characters', { description: 'x'.repeat(101) }, /at most 100 characters/],
  ['a tag that is not on the list', { tags: ['misc'] }, /tags\.1 "misc" is not known/],
  ['an undeclared variable', { content: `{{x}} ${'Rule. '.repeat(70)}` }, /\{\{x\}\} is used/],
  [
    'pasted text without tags',
    { content: `{{notes}} for {{team}}. ${'Rule. '.repeat(70)}` },
    /"notes" is pasted text/,
  ],
  ['a sample of a few words', { sample_output: 'Too few words.' }, /it has 3 words; write 120/],
  ['a prompt that follows itself', { next: ['notes-to-tasks'] }, /cannot follow itself/],
  ['a next prompt that nobody wrote', { next: ['gone'] }, /names "gone" as next/],
])('%s is found', async (_, values, message) => {
  const found = await unfinished(values);
  expect(found.filter((line) => message.test(line))).toHaveLength(2);
});

test('German prompts have the same parts as English ones and full imperatives', async () => {
  const content = `<notes>{{notes}}</notes> Prüf das für {{team}}. ${'Regel. '.repeat(70)}`;
  const found = await unfinished({}, { model: 'reasoning', content });
  expect(found).toEqual([
    expect.stringContaining('differs from English in model'),
    expect.stringContaining('says "Prüf"; write the full form, "Prüfe"'),
  ]);
});
