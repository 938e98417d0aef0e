import * as z from 'zod/mini';
import { MAX_CURSOR_LENGTH } from '../limits.ts';

/** The `next_cursor` of the page before. Opaque to callers. */
export const pageCursor = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_CURSOR_LENGTH));

/** For the next page; null on the last one. */
export const next_cursor = z.nullable(z.string());
