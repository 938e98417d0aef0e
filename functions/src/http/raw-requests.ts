import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A request as the Functions frameworks hand it over: body already read into `rawBody`. */
export interface FrameworkRequest extends IncomingMessage {
  rawBody?: Buffer;
}

interface DeclaredBody {
  contentType: string;
  contentEncoding: string;
}

/** The same for every copy of this module, of which a process may hold several. */
const DECLARED = Symbol.for('declared-body');

type DeclaringRequest = IncomingMessage & { [DECLARED]?: DeclaredBody };

/**
 * Keeps the frameworks' body parsers off our requests. Cloud Run's functions framework and the
 * emulator parse JSON and inflate compressed bodies before our code runs, and answer a malformed
 * one with Express's HTML page. Node publishes every request on `http.server.request.start` before
 * any listener sees it; there we note what the caller declared and relabel the body as plain bytes,
 * which every framework hands over untouched (docs/decisions/raw-request-bodies.md).
 *
 * Source: https://nodejs.org/api/diagnostics_channel.html#http
 */
export function takeRequestsRaw(): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: DeclaringRequest };
    if (request[DECLARED]) return;
    request[DECLARED] = readDeclaration(request);
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

/** What the caller said about the body, lower case, before {@link takeRequestsRaw} relabelled it. */
export function declaredBody(request: DeclaringRequest): DeclaredBody {
  return request[DECLARED] ?? readDeclaration(request);
}

function readDeclaration(request: IncomingMessage): DeclaredBody {
  return {
    contentType: request.headers['content-type'] ?? '',
    contentEncoding: (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase(),
  };
}
