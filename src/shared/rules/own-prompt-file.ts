import { MAX_OWN_PROMPTS } from '../limits.ts';
import { filePromptSchema, type OwnPromptFields } from '../entities/own-prompt.ts';
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
    const read = readPrompt(value);
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

/** Reads a prompt; what is no object has no fields. */
function readPrompt(value: unknown): Read {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { data, error } = filePromptSchema.safeParse(isRecord ? value : {});
  if (data) return { prompt: cleanOwnPrompt(data) };
  return {
    problems: error.issues.map(({ path: [field] }) => ({
      field: field as OwnPromptField,
      reason: 'wrong-type',
    })),
  };
}
