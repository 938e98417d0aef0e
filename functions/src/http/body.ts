import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { ApiError } from '../api-error.ts';
import { isForm, parseForm } from './form-body.ts';
import { declaredBody, type FrameworkRequest } from './raw-requests.ts';

export type JsonObject = Record<string, unknown>;

/**
 * The request's body as a JSON object.
 *
 * @param acceptsForm whether `multipart/form-data` is read too, as flat text fields
 * @throws ApiError `payload-too-large` above `maxBytes`, `invalid-json` for anything that is
 *   not a JSON object in UTF-8
 */
export async function readBody(
  request: FrameworkRequest,
  acceptsForm: boolean,
  maxBytes: number,
): Promise<JsonObject> {
  const { bytes, contentType } = readBytes(request, maxBytes);
  if (isForm(contentType)) {
    if (acceptsForm) return parseForm(bytes, contentType);
    throw invalidJson('The body must be JSON.');
  }
  if (contentType !== '' && !/^application\/json\s*(;|$)/i.test(contentType)) {
    throw invalidJson('The content type must be application/json.');
  }
  return parseJsonObject(bytes);
}

/**
 * The text fields of a page's form.
 *
 * @throws ApiError as {@link readBody}
 */
export function readPageForm(request: FrameworkRequest): Promise<Record<string, string>> {
  const { bytes, contentType } = readBytes(request, MAX_BODY_BYTES);
  return parseForm(bytes, contentType);
}

function readBytes(
  request: FrameworkRequest,
  maxBytes: number,
): { bytes: Buffer; contentType: string } {
  const bytes = request.rawBody ?? Buffer.alloc(0);
  if (bytes.byteLength > maxBytes) {
    throw new ApiError('payload-too-large', `The body may have at most ${maxBytes} bytes.`);
  }
  const { contentType, contentEncoding } = declaredBody(request);
  if (contentEncoding !== 'identity') throw invalidJson('The body must not be compressed.');
  return { bytes, contentType };
}

/** The query string as a JSON object; a name given twice becomes an array, which no schema takes. */
export function readQuery(url: URL): JsonObject {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function parseJsonObject(bytes: Buffer): JsonObject {
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
