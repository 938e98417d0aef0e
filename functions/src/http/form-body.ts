import { ApiError } from '../api-error.ts';

const MAX_FORM_FIELDS = 20;

/** Whether a content type is the one that `FormData` sends. */
export function isForm(contentType: string): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(contentType);
}

/** Whether a content type is one that a browser uses for a form without JavaScript. */
export function isNativeFormType(contentType: string): boolean {
  return isForm(contentType) || /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

/**
 * Reads a small form, multipart or URL-encoded, into its text fields. Node's own parser does it; the
 * caller has already limited the size. Line breaks, which forms send as CRLF, become what was typed.
 *
 * @throws ApiError `invalid-json` when it is no form, holds a file or has too many fields
 */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, string>> {
  const form = await new Response(bytes, {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => null);
  if (form === null) throw new ApiError('invalid-json', 'The form cannot be read.');

  const fields = [...form].map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new ApiError('invalid-json', 'Files are not accepted.');
    return [name, value.replaceAll('\r\n', '\n')];
  });
  if (fields.length > MAX_FORM_FIELDS) {
    throw new ApiError('invalid-json', `The form may have at most ${MAX_FORM_FIELDS} fields.`);
  }
  // Not by assignment, which would lose a field named `__proto__` instead of refusing it.
  return Object.fromEntries(fields);
}
