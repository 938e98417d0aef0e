import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { errorCode } from '../../error-code.ts';
import { SiteError } from './site-error.ts';

/** What requests ask for; a site that sends another encoding is not read. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

/** Codes of zlib's errors: its own, and Brotli's. */
const DECODER_FAULT = /^(?:Z_|ERR__|ERR_BROTLI)/;

function decoderOf(encoding: string): Transform[] {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return [];
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()];
    case 'br':
      return [createBrotliDecompress()];
    default:
      throw new SiteError('site-not-html', 'The page has an encoding that was not asked for.');
  }
}

/**
 * A body, decompressed piece by piece, so that a small one that unfolds into a large one is refused
 * before it fills the memory.
 *
 * @param maxBytes for what is sent and for what it unfolds to, each; `Content-Length` is not believed
 * @param mayCut whether of a larger one the beginning is kept, to the last whole piece that came
 * @throws SiteError `site-too-large`, `site-not-html`
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
  mayCut = false,
): Promise<{ body: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = [];
  const sent = sizeLimit(maxBytes);
  const unfolded = sizeLimit(maxBytes);
  unfolded.on('data', (chunk: Buffer) => chunks.push(chunk));
  const decoders = decoderOf(response.headers['content-encoding'] ?? '');
  try {
    await pipeline([response, sent, ...decoders, unfolded], { signal });
  } catch (error) {
    const isTooLarge = error instanceof SiteError && error.code === 'site-too-large';
    if (mayCut && isTooLarge) return { body: Buffer.concat(chunks), isCut: true };
    if (!DECODER_FAULT.test(String(errorCode(error)))) throw error;
    throw new SiteError('site-not-html', 'The page is not compressed correctly.');
  }
  return { body: Buffer.concat(chunks), isCut: false };
}

function sizeLimit(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) done(new SiteError('site-too-large', 'The page is too large.'));
      else done(null, chunk);
    },
  });
}
