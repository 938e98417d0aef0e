import { CONTACT_TIMEOUT_MS } from '../../shared/limits';

/** Why a request was not taken: nothing came in time, or what the reply or the browser said. */
export type ContactFailure = { kind: 'timeout' } | { kind: 'refused'; message: string };

/**
 * Posts the form as `multipart/form-data` (C section 7). Any 2xx is success; otherwise the reply's
 * `error` field is the message, and the exception's when there was no reply. An empty message means
 * that nobody said anything.
 *
 * @returns undefined once the request is taken
 */
export async function sendContact(
  endpoint: string,
  body: FormData,
): Promise<ContactFailure | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), CONTACT_TIMEOUT_MS);
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal: abort.signal });
    if (response.ok) return undefined;
    return { kind: 'refused', message: errorField(await response.text()) };
  } catch (error) {
    if (abort.signal.aborted) return { kind: 'timeout' };
    return { kind: 'refused', message: error instanceof Error ? error.message : '' };
  } finally {
    clearTimeout(timer);
  }
}

function errorField(reply: string): string {
  try {
    const body: unknown = JSON.parse(reply);
    const isError = typeof body === 'object' && body !== null && 'error' in body;
    return isError && typeof body.error === 'string' ? body.error : '';
  } catch {
    return '';
  }
}
