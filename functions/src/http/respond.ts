import type { IncomingMessage, ServerResponse } from 'node:http';
import { revalidatedBody } from './revalidated-body.ts';

/** Answers with JSON that nobody may keep: it is about one member or may change any moment. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(bytes);
}

/** Sends the browser on to a page with GET, so that reloading it posts nothing again. */
export function redirectTo(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/**
 * Answers with JSON that the member's own browser may keep and must ask about each time; 304 when
 * its copy still holds (RFC 9110, 13.1.2). Compressed as the browser accepts.
 */
export async function sendRevalidated(
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Promise<void> {
  const { bytes, encoding, etag } = await revalidatedBody(
    JSON.stringify(body),
    String(request.headers['accept-encoding'] ?? ''),
  );
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding, Authorization',
  };
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.byteLength,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(bytes);
}

/** Weak comparison, as If-None-Match asks for: a proxy that recompresses marks our tag `W/`. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
