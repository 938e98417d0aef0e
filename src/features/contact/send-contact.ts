import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';

/**
 * Posts the form as `multipart/form-data` (C section 7). Any 2xx is success; otherwise the reply's
 * `error` field says why, or the exception when there was no reply, or `timeoutText` when none came
 * in time.
 *
 * @returns undefined once the request is taken, else why not; empty when nobody said anything
 */
export async function sendContact(
  endpoint: string,
  body: FormData,
  timeoutText: string,
): Promise<string | undefined> {
  const abort = new AbortController();
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(), CONTACT_TIMEOUT_MS);
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal });
    return response.ok ? undefined : errorField(await response.text());
  } catch (error) {
    // `fetch` rejects with nothing but errors.
    return signal.aborted ? timeoutText : (error as Error).message;
  } finally {
    clearTimeout(timer);
  }
}

function errorField(reply: string): string {
  try {
    const error = (JSON.parse(reply) as { error?: unknown } | null)?.error;
    return typeof error === 'string' ? error : '';
  } catch {
    return '';
  }
}
