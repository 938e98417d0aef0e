import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './context.ts';

/** Brotli's middle: near its best size for text, without its seconds per megabyte. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);

/**
 * Compresses an answer with brotli where the browser takes it: the prompt library weighs half of what
 * gzip makes of it, which is all that `hono/compress` knows. Others fall to that one.
 */
export const brotli = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'other' });
  if (encoding !== 'br' || !c.res.ok) return;
  const body = await compressBrotli(await c.res.arrayBuffer(), OPTIONS);
  c.res = new Response(body, c.res);
  c.header('Content-Encoding', 'br');
  c.header('Content-Length', String(body.byteLength));
  c.header('Vary', 'Accept-Encoding');
});
