import type { EndpointName, EndpointRequest, ENDPOINTS } from '#shared/api/contract.ts';

type ReadOnly<N extends EndpointName> = (typeof ENDPOINTS)[N]['readOnly'];

/** Endpoints that only read, and the read actions of the others. */
type Reads = {
  [
    N in EndpointName as ReadOnly<N> extends false ? never : N
  ]: ReadOnly<N> extends readonly (infer A)[] ? Record<A & string, true> : true;
};

/**
 * The calls that are sent with GET. The type check compares them with the contract's `readOnly`;
 * importing the contract would bring its schemas into the browser.
 */
const READS: Reads = {
  me: true,
  'pricing-plans': true,
  'early-bird-stats': true,
  prompts: true,
  prompt: true,
  lessons: true,
  lesson: true,
  'builder-film': true,
  events: true,
  'trial-question': { read: true },
  'open-content': true,
  contract: true,
  support: true,
  'brand-checker': {
    campaigns: true,
    tests: true,
    answers: true,
    answer: true,
    'earlier-answer': true,
    competitors: true,
    run: true,
    overview: true,
    sources: true,
    advice: true,
    'aspect-quotes': true,
  },
  health: true,
  'operations-today': true,
};

function isRead(name: EndpointName, action: unknown): boolean {
  const reads = (READS as Partial<Record<EndpointName, true | Record<string, true>>>)[name];
  return typeof reads === 'object' ? typeof action === 'string' && action in reads : reads === true;
}

/** A request to an endpoint: a GET with the input in its query, else a POST (product 22.2). */
export interface ApiRequest {
  url: string;
  body?: string;
}

export function apiRequest<N extends EndpointName>(name: N, input: EndpointRequest<N>): ApiRequest {
  const values = Object.entries(input as Record<string, unknown>);
  const { action } = input as { action?: unknown };
  if (!isRead(name, action)) return { url: `/api/${name}`, body: JSON.stringify(input) };
  const query = new URLSearchParams(
    values.filter(([, value]) => value !== undefined).map(([key, value]) => [key, String(value)]),
  );
  return { url: `/api/${name}${query.size > 0 ? `?${query.toString()}` : ''}` };
}
