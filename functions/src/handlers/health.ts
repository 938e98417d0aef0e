import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { canRead } from '../stores/health.ts';

export const health: EndpointHandler<'health'> = {
  cacheSeconds: 5,
  run: async () => {
    if (await canRead()) return { status: 'ok' };
    throw new ApiError('service-unavailable', 'The store cannot be read.');
  },
};
