import fc from 'fast-check';
import type { OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { cleanOwnPrompt, ownPromptProblems } from '#shared/rules/own-prompts.ts';

/** Lines that look like Markdown, like HTML or like code. */
const TRICKY = [
  '# Heading',
  '## Title',
  '### {{name}}',
  '```',
  '```text',
  '````',
  '~~~',
  '    ```',
  '``` ',
  '{{a}}',
  '{{ Kunde_1 }}',
  '<script>alert(1)</script>',
  '- [ ] *bold* | table |',
  '',
  ' ',
  '\t',
  '\u0000',
  '\u2028',
  '\uFEFF',
  '\\n',
  '"quoted"',
  '$1 $& {count}',
  'Ünïcödé 東京 🧑‍🚀',
  '__proto__',
  '{{constructor}}',
];

const line = fc.oneof(
  fc.constantFrom(...TRICKY),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.array(fc.constantFrom(...TRICKY), { maxLength: 3 }).map((parts) => parts.join('')),
);
const lines = fc
  .array(line, { maxLength: 12 })
  .chain((parts) => fc.constantFrom('\n', '\r\n').map((end) => parts.join(end)));

const NAMES = ['a', 'Kunde_1', 'constructor', 'the client', '東京', 'not there'];

const variable = fc.record({
  name: fc.constantFrom(...NAMES),
  label: line,
  hint: line,
  example: lines,
  multiline: fc.boolean(),
});

/** What anybody could type or send, cleaned or not. */
export const typedPrompt: fc.Arbitrary<OwnPromptFields> = fc.record({
  title: line,
  description: line,
  tags: fc.array(line, { maxLength: 4 }),
  content: fc
    .tuple(lines, fc.subarray(NAMES.slice(0, 5)))
    .map(([text, names]) => [text, ...names.map((name) => `{{${name}}}`)].join('\n')),
  variables: fc.uniqueArray(variable, { maxLength: 5, selector: ({ name }) => name }),
});

/** A prompt as it is stored. */
export const storedPrompt: fc.Arbitrary<OwnPromptFields> = typedPrompt
  .map(cleanOwnPrompt)
  .filter((prompt) => ownPromptProblems(prompt).length === 0);
