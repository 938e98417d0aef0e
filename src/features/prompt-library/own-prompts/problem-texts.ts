import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { MAX_IMPORT_BYTES } from '#shared/own-prompt-limits.ts';
import type { FileProblem } from '#shared/rules/own-prompt-file.ts';
import type { FieldProblem, OwnPromptField, RoomProblem } from '#shared/rules/own-prompts.ts';

type Strings = Dictionary['ownPrompts'];

/** The error message of a field. */
function fieldProblemText({ reason, max = 0, name }: FieldProblem, strings: Strings): string {
  const text = fill(strings.problems[reason], { max });
  return name === undefined ? text : fill(strings.problems.field, { field: `{{${name}}}`, text });
}

/** The error messages by field. */
export function fieldProblemTexts(
  problems: readonly FieldProblem[],
  strings: Strings,
): Partial<Record<OwnPromptField, string>> {
  const texts: Partial<Record<OwnPromptField, string>> = {};
  for (const problem of problems) texts[problem.field] ??= fieldProblemText(problem, strings);
  return texts;
}

/** The error message of an import file, with the place of the problem. */
export function fileProblemText(problem: FileProblem, strings: Strings): string {
  const { importer, problems, editor } = strings;
  if (problem.reason === 'field') {
    const { item } = problem;
    const { field, name } = problem.problem;
    const known = { field: editor.fields[field], name: name ?? '' };
    const text = fill(name === undefined ? problems.field : problems.variable, {
      ...known,
      text: fill(problems[problem.problem.reason], { max: problem.problem.max ?? 0 }),
    });
    return fill(importer.item, { item, text });
  }
  const max = 'max' in problem ? problem.max : MAX_IMPORT_BYTES / 1_000_000;
  const text = fill(importer.problems[problem.reason], { max });
  const line = 'line' in problem ? problem.line : null;
  return line === null ? text : fill(importer.line, { line, text });
}

/** The message for the limit that the prompts would exceed. */
export function roomProblemText({ reason, ...numbers }: RoomProblem, strings: Strings): string {
  return fill(strings.full[reason], numbers);
}

/** The text with how many prompts an import adds and skips. */
export function planText(added: number, known: number, strings: Strings['importer']): string {
  const sentences = [
    added === 0 ? strings.nothing : fillCount(strings.adds, added),
    ...(added > 0 && known > 0 ? [fillCount(strings.skips, known)] : []),
  ];
  return sentences.join(' ');
}
