/** Largest answer from memory that is read, in bytes: texts of models are a few kilobytes. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/** The same with search: Anthropic sends what its searches found with the text, encrypted. */
export const MAX_SEARCH_ANSWER_BYTES = 8 * MAX_ANSWER_BYTES;

/** A provider that wants a longer pause is not asked again, in seconds: a member waits. */
const MAX_PAUSE_SECONDS = 5;

/**
 * A `fetch` for the providers' SDKs with the limits that theirs has not: it follows no redirect, reads
 * only so much, and ends the retries of a provider that wants a long pause, which the SDK would wait
 * for (up to a minute) or cut short.
 *
 * @param maxBytes largest body that is read
 * @throws APICallError for such a pause
 */
export function boundedFetch(maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.ok && Number(response.headers.get('retry-after')) > MAX_PAUSE_SECONDS) {
      await response.body?.cancel();
      const { APICallError } = await import('ai');
      throw new APICallError({
        message: 'The provider wants a long pause.',
        url: response.url,
        requestBodyValues: undefined,
        statusCode: response.status,
        isRetryable: false,
      });
    }
    return new Response(response.body?.pipeThrough(sizeLimit(maxBytes)), response);
  };
}

function sizeLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new RangeError('The answer is too large.');
      controller.enqueue(chunk);
    },
  });
}
