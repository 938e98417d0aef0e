import type { EndpointName, EndpointRequest } from '#shared/api/contract.ts';

/** What goes to an endpoint: a GET without a body, else a POST. */
export interface ApiRequest {
  url: string;
  body?: string;
}

/**
 * @param revalidate reads with GET, so that the browser may keep the answer and asks only whether it
 *   still holds (product 22.2); for endpoints that only read, with flat input
 */
export function apiRequest<N extends EndpointName>(
  name: N,
  input: EndpointRequest<N>,
  revalidate = false,
): ApiRequest {
  if (!revalidate) return { url: `/api/${name}`, body: JSON.stringify(input) };
  const values = Object.entries(input).map(([key, value]) => [key, String(value)]);
  return { url: `/api/${name}?${new URLSearchParams(values).toString()}` };
}

/** The same for `fetch`. */
export function fetchOptions({ body }: ApiRequest, token?: string | null): RequestInit {
  return {
    ...(body === undefined ? {} : { method: 'POST', body }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  };
}
