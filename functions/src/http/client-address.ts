import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from '../call.ts';

/** Both ends of the forwarding chain that Hosting and Cloud Run report. */
export function clientAddress(request: IncomingMessage): ClientAddress {
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const peer = request.socket.remoteAddress ?? 'unknown';
  return { claimed: chain.at(0) ?? peer, seen: chain.at(-1) ?? peer };
}
