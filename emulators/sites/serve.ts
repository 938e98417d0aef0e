import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request to a site. */
export type Serve = (response: ServerResponse, request: IncomingMessage) => void;
