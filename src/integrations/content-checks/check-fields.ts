import { isMap, isScalar, visit } from 'yaml';
import type { z } from 'astro/zod';
import { rulesOf } from './collections.ts';
import { type ContentFile, lineAt, lineOf, valuesOf } from './content-file.ts';
import { issueText } from './issue-text.ts';
import type { Problem } from './problem.ts';

/**
 * Finds invalid YAML, and unknown, missing and wrong fields. With invalid YAML, the fields are not
 * checked.
 */
export function checkFields(file: ContentFile): Problem[] {
  const broken = file.data.errors.map((error) => ({
    file: file.path,
    line: lineAt(file, error.pos[0]),
    text: `this is not valid YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line .*$/, '')}; correct the line or put the value in quotes`,
  }));
  if (broken.length > 0) return broken;
  const rules = rulesOf(file.collection);
  const schema = rules?.schema ?? rules?.schemas?.[file.name];
  return [...impossibleDays(file), ...(schema ? schemaProblems(file, schema) : [])];
}

function schemaProblems(file: ContentFile, schema: z.ZodType): Problem[] {
  const values = valuesOf(file) ?? {};
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return unknown.map((key) => ({
      file: file.path,
      line: lineOf(file, key === undefined ? issue.path : [...issue.path, key]),
      text: issueText(issue, key, values, schema),
    }));
  });
}

/** Dates such as 2025-02-31, which YAML parses as the third of March. */
function impossibleDays(file: ContentFile): Problem[] {
  const problems: Problem[] = [];
  visit(file.data, {
    Pair(_, pair) {
      const { key, value } = pair;
      if (!isScalar(key) || !isScalar(value) || isMap(value) || !value.source) return;
      const written = value.source;
      if (!(value.value instanceof Date) || written.startsWith(isoDay(value.value))) return;
      problems.push({
        file: file.path,
        line: lineAt(file, value.range?.[0] ?? 0),
        text: `${String(key.value)} "${written}" is not a day of the calendar; write it as 2025-03-14`,
      });
    },
  });
  return problems;
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? 'no day' : date.toISOString().slice(0, 10);
}
