import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

interface EncodedBody {
  bytes: Buffer;
  encoding: Encoding;
  /** Strong validator: it differs per encoding, because the bytes do (RFC 9110, 8.8.3.3). */
  etag: string;
}

/** Brotli's middle: near its best size for text, without its seconds per megabyte. */
const BROTLI_QUALITY = 5;

/**
 * Answers kept encoded, those that were asked for last. The library is the same for every premium
 * member and the longest; what differs by member, as the list of lessons, comes and goes.
 */
const MAX_KEPT_BODIES = 64;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const kept = new Map<string, EncodedBody>();

/**
 * A body in the best encoding that the caller accepts, with its validator.
 *
 * @param acceptEncoding the request's Accept-Encoding header, may be empty
 */
export async function revalidatedBody(text: string, acceptEncoding: string): Promise<EncodedBody> {
  const encoding = negotiate(acceptEncoding);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}-${encoding}"`;
  const body = kept.get(etag) ?? { bytes: await encode(text, encoding), encoding, etag };
  // A map goes through its keys in the order in which they were set.
  kept.delete(etag);
  kept.set(etag, body);
  const oldest = kept.keys().next();
  if (kept.size > MAX_KEPT_BODIES && !oldest.done) kept.delete(oldest.value);
  return body;
}

function negotiate(acceptEncoding: string): Encoding {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    (weight !== undefined && Number(weight.slice(2)) === 0 ? refused : accepted).add(name);
  }
  for (const encoding of ['br', 'gzip'] as const) {
    if (refused.has(encoding)) continue;
    if (accepted.has(encoding) || accepted.has('*')) return encoding;
  }
  return 'identity';
}

function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  return encoding === 'gzip' ? compressGzip(text) : Promise.resolve(Buffer.from(text));
}
