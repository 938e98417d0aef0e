import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ERRORS, type ApiErrorBody } from '#shared/api/errors.ts';

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
 * The frameworks read bodies of any length into memory, so a declared length above the largest limit
 * is refused here, before anything is read.
 *
 * @param maxBytes of the largest body that any endpoint takes
 * Source: https://nodejs.org/api/diagnostics_channel.html#http
 */
export function takeRequestsRaw(maxBytes: number): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as {
      request: DeclaringRequest;
      response: ServerResponse;
    };
    if (request[DECLARED]) return;
    request[DECLARED] = readDeclaration(request);
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse(request, response);
  });
}

/** Answers before the body comes, and closes the connection that it would come by. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const body: ApiErrorBody = { error: 'The body is too large.', code: 'payload-too-large' };
  response.writeHead(API_ERRORS[body.code], {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(JSON.stringify(body), () => request.destroy());
}

/** Content type and encoding that the caller sent, before {@link takeRequestsRaw} replaced them. */
export function declaredBody(request: DeclaringRequest): DeclaredBody {
  return request[DECLARED] ?? readDeclaration(request);
}

function readDeclaration(request: IncomingMessage): DeclaredBody {
  return {
    contentType: request.headers['content-type'] ?? '',
    contentEncoding: (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase(),
  };
}
