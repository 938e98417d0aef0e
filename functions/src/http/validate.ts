import * as z from 'zod/mini';
import { ENDPOINTS, type EndpointInput, type EndpointName } from '#shared/api/contract.ts';
import type { JsonObject } from './body.ts';
import { ApiError } from '../api-error.ts';

// `zod/mini` has no error messages until a locale is configured.
z.config(z.locales.en());

/**
 * Compares and removes a `userId` that older clients send (product 22.3): the user is always the
 * token's uid.
 *
 * @throws ApiError `forbidden` when it is another uid
 */
export function withoutOwnUserId(body: JsonObject, uid: string): JsonObject {
  if (!Object.hasOwn(body, 'userId')) return body;
  const { userId, ...rest } = body;
  if (userId !== uid) throw new ApiError('forbidden', 'This is another member’s account.');
  return rest;
}

/**
 * The endpoint's input after its schema.
 *
 * @throws ApiError `invalid-input`, naming the first offending field
 */
export function parseInput<N extends EndpointName>(name: N, body: JsonObject): EndpointInput<N> {
  const parsed = ENDPOINTS[name].input.safeParse(body);
  if (!parsed.success) throw new ApiError('invalid-input', describe(parsed.error));
  // The schema is the endpoint's own; TypeScript cannot follow the index through the union.
  return parsed.data as EndpointInput<N>;
}

function describe(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'The input is not valid.';
  const path = issue.path.map(String).join('.');
  return path === '' ? issue.message : `${path}: ${issue.message}`;
}
