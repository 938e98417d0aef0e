import type { HttpBindings } from '@hono/node-server';
import type { LogFields } from '../log.ts';
import type { FrameworkRequest } from './raw-requests.ts';

/** Hono's environment: bindings and variables that our middleware sets. */
export interface ApiEnv {
  Bindings: HttpBindings & { incoming: FrameworkRequest };
  Variables: {
    /** The time of the call. */
    now: Date;
    /** The network that the call came from, for limits. */
    address: string;
    /** Fields of the call's log lines: endpoint and uid, or the id of Stripe's event. */
    logFields: LogFields;
  };
}
