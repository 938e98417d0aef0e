/** Largest answer that is read, in bytes: texts of models are a few kilobytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** A provider that wants a longer pause is not asked again, in seconds: a member waits. */
const MAX_PAUSE_SECONDS = 5;

/**
 * A `fetch` for the providers' SDKs with the limits that theirs has not: it follows no redirect, reads
 * only so much, and ends the retries of a provider that wants a long pause, which the SDK would wait
 * for (up to a minute) or cut short.
 *
 * @throws APICallError for such a pause
 */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
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
  return new Response(response.body?.pipeThrough(sizeLimit()), response);
};

function sizeLimit(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) throw new RangeError('The answer is too large.');
      controller.enqueue(chunk);
    },
  });
}
