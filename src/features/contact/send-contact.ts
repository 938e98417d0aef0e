import type { ApiErrorCode } from '#shared/api/errors.ts';
import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';
import type { ContactTexts } from './contact-texts';

/**
 * Posts a contact request as `multipart/form-data`; any 2xx status means success. The error
 * messages of a form service are shown; those of our own endpoint are for developers, so its codes
 * are mapped to messages of the page.
 *
 * @returns null after success, else the message to show
 */
export async function sendContact(
  endpoint: string,
  body: FormData,
  errors: ContactTexts['errors'],
): Promise<string | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), CONTACT_TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: abort.signal,
    });
    if (response.ok) return null;
    const { error, code } = await readReply(response);
    if (!isOwn(endpoint)) return typeof error === 'string' ? error : errors.failedText;
    return sentenceOf(code as ApiErrorCode | undefined, errors);
  } catch {
    return abort.signal.aborted ? errors.timeout : errors.network;
  } finally {
    clearTimeout(timer);
  }
}

function isOwn(endpoint: string): boolean {
  return endpoint.startsWith('/');
}

function sentenceOf(code: ApiErrorCode | undefined, errors: ContactTexts['errors']): string {
  if (code === 'too-many-requests') return errors.tooMany;
  if (code === 'invalid-input' || code === 'payload-too-large') return errors.invalid;
  return errors.failedText;
}

/** The fields of an error response; a form service may answer anything. */
async function readReply(response: Response): Promise<{ error?: unknown; code?: unknown }> {
  const reply: unknown = await response.json().catch(() => null);
  return typeof reply === 'object' && reply !== null ? reply : {};
}
