import * as z from 'zod/mini';
import { MAX_CURSOR_LENGTH } from '../limits.ts';

/** Where a page begins: what the page before gave for the next one. Only the functions read it. */
export const pageCursor = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_CURSOR_LENGTH));

/** For the next page; null on the last one. */
export const next_cursor = z.nullable(z.string());
