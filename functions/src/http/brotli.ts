import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './context.ts';

/** Brotli's middle: near its best size for text, without its seconds per megabyte. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In bytes, as `hono/compress` has it: what is smaller travels in one packet anyway. */
const THRESHOLD = 1_024;

const compressBrotli = promisify(brotliCompress);

/**
 * Compresses an answer with brotli where the browser takes it: the prompt library weighs half of what
 * gzip makes of it, which is all that `hono/compress` knows. Others fall to that one, which finds out
 * by its length whether an answer is worth it.
 */
export const brotli = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.body === null) return;
  const plain = await c.res.arrayBuffer();
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'other' });
  const isBrotli = encoding === 'br' && plain.byteLength >= THRESHOLD;
  const body = isBrotli ? await compressBrotli(plain, OPTIONS) : plain;
  c.res = new Response(body, c.res);
  c.header('Content-Length', String(body.byteLength));
  c.header('Vary', 'Accept-Encoding');
  if (isBrotli) c.header('Content-Encoding', 'br');
});
