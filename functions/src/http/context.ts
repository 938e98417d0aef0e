import type { HttpBindings } from '@hono/node-server';
import type { LogFields } from '../log.ts';
import type { FrameworkRequest } from './raw-requests.ts';

/** What our middleware and routes find in Hono's context. */
export interface ApiEnv {
  Bindings: HttpBindings & { incoming: FrameworkRequest };
  Variables: {
    /** The time of the call. */
    now: Date;
    /** The network that the call came from, for limits. */
    address: string;
    /** What a log line says about the call: endpoint, uid, or the id of Stripe's event. */
    logFields: LogFields;
  };
}
