import * as z from 'zod/mini';
import { MAX_CHECKED_ADDRESS } from '../ai-check-limits.ts';
import { aiCheckReportSchema } from '../entities/ai-check.ts';
import { parseAddress } from '../rules/links.ts';

/** The public site check (product 32). */
export const AI_CHECK_ENDPOINTS = {
  /**
   * Reads a site and reports whether AI can. Nothing of it is stored. 422 with a code that begins with
   * `site-` when its first page cannot be read, 429 `too-many-requests` above MAX_AI_CHECKS_AN_HOUR, 503
   * `service-quota-reached` above MAX_AI_CHECKS_A_DAY.
   */
  'ai-check': {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({
      address: z.string().check(
        z.trim(),
        z.maxLength(MAX_CHECKED_ADDRESS),
        z.refine((typed) => parseAddress(typed) !== null, { error: 'Not a web address.' }),
      ),
      /** Of the report. */
      locale: z._default(z.enum(['en', 'de']), 'en'),
    }),
    output: aiCheckReportSchema,
  },
} as const;
