import { describe, expect, test } from 'vitest';
import * as functions from '#functions/index.ts';

/** What `firebase deploy` reads of a function. */
interface Endpoint {
  availableMemoryMb: number;
  concurrency: number;
  maxInstances: number;
  timeoutSeconds: number;
  region: string[];
  taskQueueTrigger?: object;
}

const endpoints = Object.entries(functions).map(
  ([name, run]) => [name, (run as unknown as { __endpoint: Endpoint }).__endpoint] as const,
);
const SCHEDULED = ['eventReminders', 'retention', 'ledger', 'brandSchedule'];
const QUEUED = ['brandQuestion'];
const called = endpoints.filter(([name]) => ![...SCHEDULED, ...QUEUED].includes(name));
const queued = endpoints.filter(([name]) => QUEUED.includes(name));
const scheduled = endpoints.filter(([name]) => SCHEDULED.includes(name));

describe('every deployed function', () => {
  test.each(scheduled)('%s runs by itself, one at a time', (_, endpoint) => {
    expect(endpoint).toMatchObject({
      availableMemoryMb: 512,
      maxInstances: 1,
      timeoutSeconds: 540,
      region: ['europe-west3'],
    });
  });

  test.each(queued)('%s takes its tasks from a queue that only we fill', (_, endpoint) => {
    expect(endpoint).toMatchObject({
      availableMemoryMb: 512,
      maxInstances: 3,
      timeoutSeconds: 540,
      region: ['europe-west3'],
      taskQueueTrigger: { rateLimits: { maxConcurrentDispatches: 20 } },
    });
    // Without an invoker, only the project's own service accounts can call it.
    expect(endpoint.taskQueueTrigger).not.toHaveProperty('invoker');
  });

  test.each(called)('%s sets its limits of instances and time', (_, endpoint) => {
    const { availableMemoryMb, concurrency, maxInstances, timeoutSeconds, region } = endpoint;
    expect(availableMemoryMb).toBeGreaterThanOrEqual(512);
    expect(concurrency).toBeGreaterThan(1);
    expect(maxInstances).toBeLessThanOrEqual(10);
    expect(timeoutSeconds).toBe(60);
    expect(region).toEqual(['europe-west3']);
  });
});
