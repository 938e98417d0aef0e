import { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

/**
 * The message of a schema's issue, for editors: what is wrong and what to do.
 *
 * @param unknownKey the field, for issues about unknown fields
 */
export function issueText(
  issue: Issue,
  unknownKey: string | undefined,
  values: unknown,
  schema: z.ZodType,
): string {
  const name = issue.path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key)));
  const field = name.join('.') || 'the file';
  const value = valueAt(values, issue.path);
  const shown = value instanceof Date ? 'a date' : JSON.stringify(value);
  if (unknownKey !== undefined) {
    const known = issue.path.length === 0 ? Object.keys(fieldsOf(schema)) : [];
    const advice = known.length > 0 ? `use one of ${known.join(', ')}` : 'correct its name';
    return `field "${[...name, unknownKey].join('.')}" is not known; ${advice}, or remove it`;
  }
  if (value === undefined) return `${field} is missing; add it${helpFor(issue.path, schema)}`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'date') {
        return `${field} ${shown} is not a day; write it as 2025-03-14, without quotes`;
      }
      return `${field} ${shown} is of the wrong type; it must be a ${issue.expected}${quoteAdvice(issue.expected)}`;
    case 'invalid_value':
      return `${field} ${shown} is not known; use one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `${field} is too ${issue.origin === 'string' ? 'short' : 'small'}${measured(value)}; ${bound('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${field} is too ${issue.origin === 'string' ? 'long' : 'large'}${measured(value)}; ${bound('at most', issue.maximum, issue.origin)}`;
    case 'invalid_format':
      if (issue.format === 'url') return `${field} ${shown} is no address; begin it with https://`;
      return `${field} ${shown} has characters that it cannot have; use small letters, digits and hyphens`;
    default:
      return `${field}: ${issue.message}`;
  }
}

/** The fields of the schema's top level, with their descriptions. */
function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
}

function helpFor(path: readonly PropertyKey[], schema: z.ZodType): string {
  const help = path.length === 1 ? fieldsOf(schema)[String(path[0])]?.description : undefined;
  return help ? `: ${help}` : '';
}

function quoteAdvice(expected: string): string {
  return expected === 'string' ? ' (put the value in quotes)' : '';
}

function measured(value: unknown): string {
  if (typeof value === 'string') return ` (${value.length} characters)`;
  if (Array.isArray(value)) return ` (${value.length} entries)`;
  return ` (${JSON.stringify(value)})`;
}

function bound(comparison: string, limit: number | bigint, origin: string): string {
  const unit = { string: ' characters', array: ' entries' }[origin] ?? '';
  return `make it ${comparison} ${limit}${unit}`;
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    values,
  );
}
