import { BUSY_STATUSES, isNoConnection } from './model-error.ts';

/**
 * A `fetch` that lets the SDK ask again only when the provider has certainly done nothing: it refused
 * for want of capacity, or no connection came about. By itself the SDK also does so after other
 * failures of the provider and when the connection broke, also in the middle of an answer; a search
 * would be paid a second time then.
 *
 * @throws APICallError for every other failure
 */
export function paidOnceFetch(send: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const { APICallError } = await import('ai');
    const failure = (statusCode?: number) =>
      new APICallError({
        message: 'The provider may bill this.',
        url: new Request(input).url,
        requestBodyValues: undefined,
        isRetryable: false,
        ...(statusCode !== undefined && { statusCode }),
      });
    let response: Response;
    let body: ArrayBuffer;
    try {
      response = await send(input, init);
      body = await response.arrayBuffer();
    } catch (error) {
      const isKnown = APICallError.isInstance(error) || init?.signal?.aborted === true;
      if (isKnown || (error instanceof Error && isNoConnection(error.cause))) throw error;
      // Without the cause, from which the SDK would conclude that it may ask again.
      throw failure();
    }
    if (response.ok || BUSY_STATUSES.includes(response.status)) return new Response(body, response);
    throw failure(response.status);
  };
}
