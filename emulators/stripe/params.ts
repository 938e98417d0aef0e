import { z } from 'zod';
import { invalidRequest } from './errors.ts';
import type { Form } from './form-encoding.ts';

/** Forms carry strings only; these read them as what they mean. */
export const bool = z.enum(['true', 'false']).transform((text) => text === 'true');
export const int = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
export const text = z.string();

/** Up to 50 keys of 40 characters, values of 500 (docs.stripe.com/api/metadata); `''` clears. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50, 'has more than 50 keys')
  .or(z.literal(''));

/** A parameter that is accepted and has no effect in the emulator. */
export const ignored = z.unknown().optional();

/** Parameters of every call. */
export const common = { expand: z.array(z.string()).optional() };

/** Parameters of every list (docs.stripe.com/api/pagination). */
export const listing = {
  ...common,
  limit: int.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z
    .strictObject({
      gt: int.optional(),
      gte: int.optional(),
      lt: int.optional(),
      lte: int.optional(),
    })
    .or(int)
    .optional(),
};

/** Metadata after an update: keys are merged, an empty value removes its key, `''` removes all. */
export function mergeMetadata(
  current: Record<string, string>,
  update: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (update === undefined) return current;
  if (update === '') return {};
  const merged = Object.entries({ ...current, ...update }).filter(([, value]) => value !== '');
  return Object.fromEntries(merged);
}

function paramName(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((segment) => `[${segment}]`).join('');
}

/**
 * Checks a form against a schema and answers like Stripe when it does not fit: `parameter_unknown`,
 * `parameter_missing`, or a plain invalid request that names the parameter.
 */
export function parseParams<T>(schema: z.ZodType<T>, form: Form): T {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined) throw invalidRequest('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const name = paramName([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = paramName(issue.path);
  if (issue.input === undefined) {
    throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  throw invalidRequest(`Invalid ${name}: ${issue.message}`, name);
}
