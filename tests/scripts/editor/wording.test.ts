import { expect, test } from 'vitest';
import { wordingFindings } from '#scripts/editor/wording.ts';
import { projectWith } from '../../helpers/content-folder.ts';

const findings = async (files: Record<string, string>) => wordingFindings(await projectWith(files));

test('a word that we do not use is found with its line and what to write', async () => {
  expect(
    await findings({
      'src/content/blog/en/a.mdx': 'Fine.\nSend an e-mail to our neighbor.\n',
      'src/i18n/de/nav.ts': "export const nav = {\n  tool: 'Marken-Check',\n};\n",
    }),
  ).toEqual([
    'src/content/blog/en/a.mdx:2 "e-mail": write email',
    'src/content/blog/en/a.mdx:2 "neighbor": write the British spelling',
    'src/i18n/de/nav.ts:2 "Marken-Check": write Brand Checker',
  ]);
});

test.each([
  ['a rule of the other language', 'src/i18n/de/nav.ts', "const a = 'e-mail';"],
  ['an id', 'src/content/prompts/en/a.yaml', '  - id: startup\n    next: [startup]'],
  ['a fixed text', 'src/i18n/en/billing.ts', "a: 'Please log in to continue',"],
  ['a link’s address', 'src/content/blog/en/a.mdx', '[Why](https://a.example/startup-color/)'],
  ['a title that others gave', 'src/content/blog/en/a.mdx', 'The Top 12 Reasons Startups Fail'],
  ['a name in code', 'src/content/prompts/en/a.yaml', '.hint { color: red } and color-info'],
  ['a line that warns', 'src/content/prompts/en/a.yaml', 'Ban these words: seamless, world-class'],
  ['the right words', 'src/i18n/de/nav.ts', "a: 'E-Mail an den Brand Checker, E-Mails',"],
  ['a word with another sense', 'src/content/blog/de/a.mdx', 'Die Nutzungsbedingungen anderer.'],
  [
    'neutral forms',
    'src/content/blog/de/a.mdx',
    'Teilnehmende drinnen und Leserinnen, im Innenhof',
  ],
])('%s is left alone', async (_, path, text) => {
  expect(await findings({ [path]: text })).toEqual([]);
});

test.each(['colors', 'neighbors', 'labeled', 'criticize', 'Analyzing', 'start-ups and startups'])(
  'English "%s" is found',
  async (word) => {
    expect(await findings({ 'src/content/blog/en/a.mdx': `The ${word} here.` })).toHaveLength(1);
  },
);

test.each([
  ['src/i18n/de/brand-report.ts', "a: 'Ton der Antworten'", 'Stimmung'],
  ['src/content/lessons/en/brand-report.mdx', 'Look at the tone.', 'sentiment'],
  ['src/content/lessons/de/ai-tools-and-workflow.mdx', 'Anspruch und Lizenz', 'Schwierigkeit'],
  ['src/i18n/de/account.ts', "a: 'Zahlungsmethoden'", 'Zahlungsart'],
  ['src/i18n/en/lessons.ts', "a: 'Write to us about this tutorial'", 'lesson'],
])('in %s another name is found: %s', async (path, text, instead) => {
  expect(await findings({ [path]: text })).toEqual([expect.stringContaining(`write ${instead}`)]);
});

test('a name’s other word is left alone where it means something else', async () => {
  expect(await findings({ 'src/content/blog/de/a.mdx': 'Der Ton hebt den Anspruch.' })).toEqual([]);
});

test('a fixed text hides only itself', async () => {
  const text = "a: 'Please log in to continue, or log in again',";
  expect(await findings({ 'src/i18n/en/billing.ts': text })).toHaveLength(1);
});

test.each(['Leser*innen', 'Leser:innen', 'LeserInnen', 'Email', 'einloggen', 'Startups'])(
  'German "%s" is found',
  async (word) => {
    expect(await findings({ 'src/content/blog/de/a.mdx': `Für ${word} da.` })).toHaveLength(1);
  },
);
