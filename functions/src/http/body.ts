import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../api-error.ts';
import type { ApiEnv } from './context.ts';
import { isForm, parseForm } from './form-body.ts';
import { declaredBody } from './raw-requests.ts';

export type JsonObject = Record<string, unknown>;

/** @param maxSize bytes; a larger body is refused with `payload-too-large` */
export function limitBody(maxSize: number): MiddlewareHandler<ApiEnv> {
  const onError = () => {
    throw new ApiError('payload-too-large', `The body may have at most ${maxSize} bytes.`);
  };
  return bodyLimit({ maxSize, onError });
}

/**
 * The request's body as a JSON object.
 *
 * @param acceptsForm whether `multipart/form-data` is read too, as flat text fields
 * @throws ApiError `invalid-json` for anything that is not announced as JSON, or is no JSON object in
 *   UTF-8
 */
export async function readBody(c: Context<ApiEnv>, acceptsForm: boolean): Promise<JsonObject> {
  const { bytes, contentType } = await readBytes(c);
  if (acceptsForm && isForm(contentType)) return parseForm(bytes, contentType);
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw invalidJson('The content type must be application/json.');
  }
  return parseJsonObject(bytes);
}

/**
 * The text fields of a page's form.
 *
 * @throws ApiError as {@link readBody}
 */
export async function readNativeForm(c: Context<ApiEnv>): Promise<Record<string, string>> {
  const { bytes, contentType } = await readBytes(c);
  return parseForm(bytes, contentType);
}

async function readBytes(
  c: Context<ApiEnv>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const { contentType, contentEncoding } = declaredBody(c.env.incoming);
  if (contentEncoding !== 'identity') throw invalidJson('The body must not be compressed.');
  return { bytes: new Uint8Array(await c.req.arrayBuffer()), contentType };
}

/**
 * The query string as a JSON object; a name given twice stays a list, which no schema takes. Not by
 * Hono's `queries()`, which loses a field named `__proto__` instead of refusing it.
 */
export function readQuery(c: Context<ApiEnv>): JsonObject {
  const { searchParams } = new URL(c.req.url);
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function parseJsonObject(bytes: Uint8Array): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalidJson('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidJson('The body must be a JSON object.');
  }
  return value as JsonObject;
}

function invalidJson(message: string): ApiError {
  return new ApiError('invalid-json', message);
}
