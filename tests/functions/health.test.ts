import { runLedger } from '#functions/usecases/ledger.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { refusal, request } from '../helpers/api-server-client.ts';
import { watchStore } from '../helpers/store-requests.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

test('health answers its state and the age of the last clean ledger, may be cached for seconds, and costs one read', async () => {
  expect(await (await request(backend, 'health')).json()).toMatchObject({
    ledger_clean_hours: null,
  });
  await runLedger(new Date(Date.now() - 30 * HOUR_MS));
  const { roundTrips } = await watchStore(async () => {
    const response = await request(backend, 'health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=5, s-maxage=5');
    expect(await response.json()).toEqual({ status: 'ok', ledger_clean_hours: 30 });
  });
  expect(roundTrips).toBe(1);
  const head = await request(backend, 'health', { method: 'HEAD' });
  expect(head.status).toBe(200);
});

test('health is 503, and not cached, while the store cannot be read', async ({ skip }) => {
  skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
  backend.storeFaults({ unavailable: true });
  const response = await request(backend, 'health');
  backend.storeFaults({});
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await refusal(response)).toEqual({ status: 503, code: 'service-unavailable' });
});
