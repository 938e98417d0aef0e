import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import { promptVariables } from '#shared/rules/prompt-variables.ts';
import { fenced } from '../fenced';

type Strings = Dictionary['promptLibrary'];
type Variable = NonNullable<PromptDetails['variables']>[number];

/** A folder with one file, in the format of Agent Skills. */
export interface Skill {
  /** The folder's name, which the file repeats. */
  name: string;
  /** The content of the folder's `SKILL.md`. */
  text: string;
}

/** What the format allows, in characters. */
const MAX_NAME_LENGTH = 64;
const MAX_DESCRIPTION_LENGTH = 1_024;

/** For a title without a Latin letter or digit. */
const NAMELESS = 'prompt';

/** Claude refuses a skill that is called after its maker or itself. */
const RESERVED = /claude|anthropic/;

/**
 * A prompt as a skill, which an assistant reads by itself when a task fits (product 19.17). The
 * blanks stay open: the assistant asks for what belongs into them.
 *
 * @param strings in the language in which the skill speaks to the assistant
 */
export function skillOf(
  prompt: Pick<PromptEntry, 'title' | 'description'>,
  details: PromptDetails,
  strings: Strings,
): Skill {
  const name = skillName(prompt.title);
  const description = skillDescription(prompt, details, strings);
  // A text in JSON is one in YAML too, whatever is in it; a bare name could be read as a number or a day.
  const head = ['---', `name: "${name}"`, `description: ${JSON.stringify(description)}`, '---'];
  const body = [
    `# ${prompt.title}`,
    ...(details.suits ? [`## ${strings.suits}`, details.suits] : []),
    ...(details.not_for ? [`## ${strings.notFor}`, details.not_for] : []),
    ...writeBlanks(details, strings.skill.file),
    ...writePrompt(details, strings),
    ...writeSample(details, strings),
  ];
  return { name, text: `${[head.join('\n'), ...body].join('\n\n')}\n` };
}

/** Words of a to z and 0 to 9 with hyphens between them; German umlauts as they are spelt without. */
function skillName(title: string): string {
  const latin = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = (latin.match(/[a-z0-9]+/g) ?? []).filter((word) => !RESERVED.test(word));
  const name = words.join('-').slice(0, MAX_NAME_LENGTH).replace(/-$/, '');
  return name === '' ? NAMELESS : name;
}

/** By this an assistant decides whether to read the skill. */
function skillDescription(
  { title, description }: Pick<PromptEntry, 'title' | 'description'>,
  { suits, not_for }: PromptDetails,
  strings: Strings,
): string {
  const parts = [
    description ? `${title}: ${description}` : title,
    ...(suits ? [`${strings.suits}: ${suits}`] : []),
    ...(not_for ? [`${strings.notFor}: ${not_for}`] : []),
  ];
  // The format allows no tags.
  const line = parts
    .join(' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/\s+/g, ' ')
    .trim();
  return line.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed();
}

function writeBlanks(details: PromptDetails, strings: Strings['skill']['file']): string[] {
  const variables = variablesOf(details);
  if (variables.length === 0) return [];
  const lines = variables.map(({ name, label, hint, multiline }) => {
    const parts = [label, hint, multiline ? strings.pasted : ''].filter((part) => part !== '');
    return [`- \`{{${name}}}\``, ...parts.map(sentence)].join(' ');
  });
  return [`## ${strings.blanks}`, strings.ask, lines.join('\n')];
}

function sentence(text: string): string {
  return /\p{P}$/u.test(text) ? text : `${text}.`;
}

function variablesOf({ content, variables }: PromptDetails): readonly Variable[] {
  const plain = { label: '', hint: '', example: '', multiline: false };
  return variables ?? promptVariables(content).map((name) => ({ name, ...plain }));
}

function writePrompt({ content, steps = [] }: PromptDetails, strings: Strings): string[] {
  const { prompt, follow, followSteps } = strings.skill.file;
  if (steps.length === 0) return [`## ${prompt}`, follow, fenced(content)];
  const written = steps.flatMap((step, index) => [
    `### ${fill(strings.step.title, { number: index + 1, title: step.title })}`,
    fenced(step.content),
  ]);
  return [`## ${prompt}`, follow, followSteps, ...written];
}

/** The sample with the values that it was written for. */
function writeSample(details: PromptDetails, strings: Strings): string[] {
  const { sample_output } = details;
  if (!sample_output) return [];
  const { heading } = strings.sample;
  const values = variablesOf(details)
    .filter(({ example }) => example !== '')
    .flatMap(({ name, example }) => [`### {{${name}}}`, fenced(example)]);
  return [
    `## ${strings.skill.file.example}`,
    strings.skill.file.exampleNote,
    ...values,
    `### ${heading}`,
    fenced(sample_output),
  ];
}
