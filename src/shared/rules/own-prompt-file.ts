import { MAX_OWN_PROMPTS } from '../own-prompt-limits.ts';
import type { OwnPromptFields, OwnVariable } from '../entities/own-prompt.ts';
import {
  cleanOwnPrompt,
  ownPromptProblems,
  type FieldProblem,
  type OwnPromptField,
} from './own-prompts.ts';

/** Why a file is refused, for a text in the reader's language. */
export type FileProblem =
  | { reason: 'other-kind' | 'too-large' | 'not-text' | 'not-ours' | 'newer' | 'none' }
  | { reason: 'not-json'; line: number | null }
  | { reason: 'too-many'; max: number }
  /** `item` counts from 1. */
  | { reason: 'field'; item: number; problem: FieldProblem };

export type FileContent =
  | { prompts: OwnPromptFields[]; problems?: never }
  /** With problems, no prompt of the file is imported. */
  | { problems: [FileProblem, ...FileProblem[]]; prompts?: never };

export function refused(problem: FileProblem): FileContent {
  return { problems: [problem] };
}

/** All prompts of a file, or all their problems. */
export function checkItems(items: readonly unknown[]): FileContent {
  if (items.length === 0) return refused({ reason: 'none' });
  if (items.length > MAX_OWN_PROMPTS) return refused({ reason: 'too-many', max: MAX_OWN_PROMPTS });
  const prompts: OwnPromptFields[] = [];
  const problems: FileProblem[] = [];
  items.forEach((value, index) => {
    const read = readFields(value);
    const found = read.prompt ? ownPromptProblems(read.prompt) : read.problems;
    for (const problem of found) {
      problems.push({ reason: 'field', item: index + 1, problem });
    }
    if (read.prompt) prompts.push(read.prompt);
  });
  const [first, ...others] = problems;
  return first === undefined ? { prompts } : { problems: [first, ...others] };
}

type Read =
  { prompt: OwnPromptFields; problems?: never } | { problems: FieldProblem[]; prompt?: never };

/**
 * Reads the known fields of any value and ignores others. Not by the schema of own prompts: Zod would
 * be in a script that all members' pages load, 3.3 KB more than the budget of two of them allows.
 */
function readFields(value: unknown): Read {
  const raw = isRecord(value) ? value : {};
  const problems: FieldProblem[] = [];
  const text = (field: OwnPromptField, given: unknown): string => {
    if (given === undefined) return '';
    if (typeof given === 'string') return given;
    problems.push({ field, reason: 'wrong-type' });
    return '';
  };
  const list = (field: OwnPromptField, given: unknown): unknown[] => {
    if (given === undefined) return [];
    if (Array.isArray(given)) return given;
    problems.push({ field, reason: 'wrong-type' });
    return [];
  };
  const variable = (given: unknown): OwnVariable => {
    const { name, label, hint, example, multiline = false } = isRecord(given) ? given : {};
    if (!isRecord(given) || typeof multiline !== 'boolean') {
      problems.push({ field: 'variables', reason: 'wrong-type' });
    }
    return {
      name: text('variables', name),
      label: text('variables', label),
      hint: text('variables', hint),
      example: text('variables', example),
      multiline: multiline === true,
    };
  };
  const fields: OwnPromptFields = {
    title: text('title', raw['title']),
    description: text('description', raw['description']),
    tags: list('tags', raw['tags']).map((tag) => text('tags', tag)),
    content: text('content', raw['content']),
    variables: list('variables', raw['variables']).map(variable),
  };
  return problems.length > 0 ? { problems } : { prompt: cleanOwnPrompt(fields) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
