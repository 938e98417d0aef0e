import { expect, vi } from 'vitest';

/** A call that waits for its answer. */
export interface HeldCall {
  /** `POST` and the like, and the path. */
  request: string;
  path: string;
  /** What a GET asks for. */
  query: Record<string, string>;
  body: unknown;
  answer: (json: unknown, status?: number) => void;
}

/**
 * Takes the network's place; each call waits until the test answers it.
 *
 * @returns the calls so far
 */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    return new Promise<Response>((resolve) => {
      const { pathname, searchParams } = new URL(input, location.href);
      calls.push({
        request: `${init.method ?? 'GET'} ${pathname}`,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: isJson(init.body) ? JSON.parse(init.body) : undefined,
        answer: (json, status = 200) => resolve(Response.json(json, { status })),
      });
    });
  });
  return calls;
}

/** Waits for the next call of an action, which is taken from the list. */
export async function nextCall(calls: HeldCall[], action: string): Promise<HeldCall> {
  const actionOf = ({ query, body }: HeldCall) =>
    query['action'] ?? (body as { action: string }).action;
  await expect.poll(() => calls.map(actionOf)).toContain(action);
  const [call] = calls.splice(
    calls.findIndex((each) => actionOf(each) === action),
    1,
  );
  return call as HeldCall;
}

function isJson(body: RequestInit['body']): body is string {
  return typeof body === 'string' && body.startsWith('{');
}
