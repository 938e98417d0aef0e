import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, request, signUp } from '../helpers/api-server-client.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
  // Calls are counted by the minute, and no burst may see the next one begin.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterAll(async () => {
  vi.restoreAllMocks();
  await backend.stop();
});

const BURST = 320;
const AT_ONCE = 25;

/** Sends so many calls at once as one after the other comes back, and counts their statuses. */
async function burst(send: () => Promise<Response>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let left = BURST;
  const caller = async () => {
    while (left-- > 0) {
      const response = await send();
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return statuses;
}

const PUBLIC = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].access === 'public' && name !== 'contract-notice',
);

test.each(PUBLIC)(
  'after a burst of %s from one address what is beyond the limit was refused, and a member is answered',
  async (endpoint) => {
    const address = `203.0.113.${String(PUBLIC.indexOf(endpoint))}`;
    const statuses = await burst(() =>
      request(backend, endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: '{}',
      }),
    );
    expect(statuses.get(429)).toBe(BURST - 300);
    const member = await signUp(backend);
    expect((await post(backend, 'me', {}, member)).status).toBe(200);
  },
);

test.each(['me', 'activity', 'billing-portal'] as const)(
  'after a burst of %s by one member another one is answered',
  async (endpoint) => {
    const member = await signUp(backend);
    const body = endpoint === 'activity' ? { type: 'tool_accessed' } : {};
    const statuses = await burst(() => post(backend, endpoint, body, member));
    expect(statuses.get(429)).toBeGreaterThanOrEqual(BURST - 300);
    expect((await post(backend, 'me', {}, await signUp(backend))).status).toBe(200);
  },
);
