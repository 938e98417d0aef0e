import { HOUR_MS } from '#shared/rules/durations.ts';
import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { readHealth } from '../stores/health.ts';

export const health: EndpointHandler<'health'> = {
  cacheSeconds: 5,
  run: async ({ now }) => {
    const found = await readHealth();
    if (found === null) throw new ApiError('service-unavailable', 'The store cannot be read.');
    const { lastCleanRun: at } = found;
    const age = at === null ? null : Math.floor((now.getTime() - Date.parse(at)) / HOUR_MS);
    return { status: 'ok', ledger_clean_hours: age };
  },
};
