import type { ApiErrorCode } from '#shared/api/errors.ts';
import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';
import type { ContactTexts } from './contact-texts';

/** What became of a request: whether a copy goes to its sender by e-mail, or the message to show. */
type Outcome = { copied: boolean } | { failure: string };

/**
 * Posts a contact request as `multipart/form-data`; any 2xx status means success. The error
 * messages of a form service are shown; those of our own endpoint are for developers, so its codes
 * are mapped to messages of the page.
 */
export async function sendContact(
  endpoint: string,
  body: FormData,
  errors: ContactTexts['errors'],
): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), CONTACT_TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: abort.signal,
    });
    const { error, code, copied } = await readReply(response);
    if (response.ok) return { copied: isOwn(endpoint) && copied === true };
    if (isOwn(endpoint)) return { failure: sentenceOf(code as ApiErrorCode | undefined, errors) };
    return { failure: typeof error === 'string' ? error : errors.failedText };
  } catch {
    return { failure: abort.signal.aborted ? errors.timeout : errors.network };
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

/** The fields of a response; a form service may answer anything. */
async function readReply(
  response: Response,
): Promise<{ error?: unknown; code?: unknown; copied?: unknown }> {
  const reply: unknown = await response.json().catch(() => null);
  return typeof reply === 'object' && reply !== null ? reply : {};
}
