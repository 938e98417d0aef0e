import type { OwnPromptFields, OwnVariable } from '../entities/own-prompt.ts';
import {
  MAX_OWN_CHARACTERS,
  MAX_OWN_CONTENT_LENGTH,
  MAX_OWN_DESCRIPTION_LENGTH,
  MAX_OWN_EXAMPLE_LENGTH,
  MAX_OWN_HINT_LENGTH,
  MAX_OWN_LABEL_LENGTH,
  MAX_OWN_PROMPT_CHARACTERS,
  MAX_OWN_PROMPTS,
  MAX_OWN_TAG_LENGTH,
  MAX_OWN_TAGS,
  MAX_OWN_TITLE_LENGTH,
  MAX_OWN_VARIABLES,
} from '../own-prompt-limits.ts';
import { cleanLine, cleanTags, cleanText } from './own-prompt-text.ts';
import { promptVariables } from './prompt-variables.ts';

export const EMPTY_OWN_PROMPT: OwnPromptFields = {
  title: '',
  description: '',
  tags: [],
  content: '',
  variables: [],
};

export type OwnPromptField = keyof OwnPromptFields;

/** Why a field is refused, for a text in the reader's language. */
export interface FieldProblem {
  field: OwnPromptField;
  reason: 'missing' | 'wrong-type' | 'too-long' | 'too-many' | 'twice' | 'not-used';
  /** What would be allowed, for `too-long` and `too-many`. */
  max?: number;
  /** The variable that it is about. */
  name?: string;
}

/** The fields as they are stored: the same again when it is done twice. */
export function cleanOwnPrompt(fields: OwnPromptFields): OwnPromptFields {
  const content = cleanText(fields.content);
  const places = new Map(promptVariables(content).map((name, index) => [name, index]));
  const variables = fields.variables.map(({ name, label, hint, example, multiline }) => ({
    name,
    label: cleanLine(label),
    hint: cleanLine(hint),
    example: cleanExample(example),
    multiline,
  }));
  return {
    title: cleanLine(fields.title),
    description: cleanLine(fields.description),
    tags: cleanTags(fields.tags),
    content,
    // A stable sort: variables that are not in the text follow in their order.
    variables: variables
      .filter((variable) => !isPlain(variable))
      .sort((a, b) => (places.get(a.name) ?? Infinity) - (places.get(b.name) ?? Infinity) || 0),
  };
}

/** Empty when it is blank. */
function cleanExample(example: string): string {
  const cleaned = cleanText(example);
  return cleaned.trim() === '' ? '' : cleaned;
}

/** Whether a variable has only its name, which the text contains. */
function isPlain({ label, hint, example, multiline }: OwnVariable): boolean {
  return label === '' && hint === '' && example === '' && !multiline;
}

/** The problems of cleaned fields, one for each reason. */
export function ownPromptProblems(prompt: OwnPromptFields): FieldProblem[] {
  const { title, description, tags, content, variables } = prompt;
  const problems: FieldProblem[] = [];
  const atMost = (field: OwnPromptField, length: number, max: number, name?: string) => {
    if (length > max) problems.push({ field, reason: 'too-long', max, ...(name && { name }) });
  };
  if (title === '') problems.push({ field: 'title', reason: 'missing' });
  if (content.trim() === '') problems.push({ field: 'content', reason: 'missing' });
  atMost('title', title.length, MAX_OWN_TITLE_LENGTH);
  atMost('description', description.length, MAX_OWN_DESCRIPTION_LENGTH);
  atMost('content', content.length, MAX_OWN_CONTENT_LENGTH);
  if (tags.length > MAX_OWN_TAGS) {
    problems.push({ field: 'tags', reason: 'too-many', max: MAX_OWN_TAGS });
  }
  const longest = tags.reduce((most, { length }) => Math.max(most, length), 0);
  atMost('tags', longest, MAX_OWN_TAG_LENGTH);
  if (variables.length > MAX_OWN_VARIABLES) {
    problems.push({ field: 'variables', reason: 'too-many', max: MAX_OWN_VARIABLES });
  }
  const used = new Set(promptVariables(content));
  const seen = new Set<string>();
  for (const { name, label, hint, example } of variables) {
    if (!used.has(name)) problems.push({ field: 'variables', reason: 'not-used', name });
    else if (seen.has(name)) problems.push({ field: 'variables', reason: 'twice', name });
    seen.add(name);
    atMost('variables', label.length, MAX_OWN_LABEL_LENGTH, name);
    atMost('variables', hint.length, MAX_OWN_HINT_LENGTH, name);
    atMost('variables', example.length, MAX_OWN_EXAMPLE_LENGTH, name);
  }
  if (problems.length === 0) {
    atMost('content', ownPromptCharacters(prompt), MAX_OWN_PROMPT_CHARACTERS);
  }
  return problems;
}

/** Number of characters that count towards MAX_OWN_CHARACTERS. */
export function ownPromptCharacters(prompt: OwnPromptFields): number {
  const { title, description, tags, content, variables } = prompt;
  const texts = variables.flatMap(({ name, label, hint, example }) => [name, label, hint, example]);
  return [title, description, content, ...tags, ...texts].reduce(
    (sum, { length }) => sum + length,
    0,
  );
}

/** Only what a member wrote of a stored prompt. */
export function ownPromptFields(prompt: OwnPromptFields): OwnPromptFields {
  const { title, description, tags, content, variables } = prompt;
  return { title, description, tags, content, variables };
}

/** A key that is equal only for prompts with equal fields. */
export function ownPromptIdentity({
  title,
  description,
  tags,
  content,
  variables,
}: OwnPromptFields) {
  const parts = variables.map(({ name, label, hint, example, multiline }) => [
    name,
    label,
    hint,
    example,
    multiline,
  ]);
  return JSON.stringify([title, description, tags, content, parts]);
}

/** Why more prompts do not fit; null when they do. */
export interface RoomProblem {
  reason: 'count' | 'characters';
  max: number;
  now: number;
  more: number;
}

export function roomProblem(
  existing: readonly { characters: number }[],
  added: readonly OwnPromptFields[],
): RoomProblem | null {
  const [now, more] = [existing.length, added.length];
  if (now + more > MAX_OWN_PROMPTS) return { reason: 'count', max: MAX_OWN_PROMPTS, now, more };
  const taken = existing.reduce((sum, { characters }) => sum + characters, 0);
  const wanted = added.reduce((sum, prompt) => sum + ownPromptCharacters(prompt), 0);
  return taken + wanted > MAX_OWN_CHARACTERS
    ? { reason: 'characters', max: MAX_OWN_CHARACTERS, now: taken, more: wanted }
    : null;
}

export interface ImportPlan {
  /** In the order of the file. */
  added: OwnPromptFields[];
  /** Equal to an existing prompt, or to an earlier one of the file. */
  duplicates: OwnPromptFields[];
}

/** Which prompts an import adds and skips. */
export function planImport(
  existing: readonly OwnPromptFields[],
  incoming: readonly OwnPromptFields[],
): ImportPlan {
  const known = new Set(existing.map(ownPromptIdentity));
  const plan: ImportPlan = { added: [], duplicates: [] };
  for (const prompt of incoming) {
    const identity = ownPromptIdentity(prompt);
    plan[known.has(identity) ? 'duplicates' : 'added'].push(prompt);
    known.add(identity);
  }
  return plan;
}
