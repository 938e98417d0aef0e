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

const REQUEST_START = 'http.server.request.start';
const declaredBodies = new WeakMap<IncomingMessage, DeclaredBody>();

/**
 * Keeps the frameworks' body parsers off our requests. Cloud Run's functions framework and the
 * emulator parse JSON and inflate compressed bodies before our code runs, and answer a malformed
 * one with Express's HTML page. Node publishes every request on `http.server.request.start` before
 * any listener sees it; there we note what the caller declared and relabel the body as plain bytes,
 * which every framework hands over untouched (docs/decisions/raw-request-bodies.md).
 *
 * Source: https://nodejs.org/api/diagnostics_channel.html#http
 *
 * @returns what ends it
 */
export function takeRequestsRaw(): () => void {
  diagnosticsChannel.subscribe(REQUEST_START, relabel);
  return () => diagnosticsChannel.unsubscribe(REQUEST_START, relabel);
}

function relabel(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  declaredBodies.set(request, readDeclaration(request));
  request.headers['content-type'] = 'application/octet-stream';
  delete request.headers['content-encoding'];
}

/** What the caller said about the body, lower case, before {@link takeRequestsRaw} relabelled it. */
export function declaredBody(request: IncomingMessage): DeclaredBody {
  return declaredBodies.get(request) ?? readDeclaration(request);
}

function readDeclaration(request: IncomingMessage): DeclaredBody {
  return {
    contentType: request.headers['content-type'] ?? '',
    contentEncoding: (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase(),
  };
}
