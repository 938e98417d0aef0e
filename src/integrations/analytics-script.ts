import { createHash } from 'node:crypto';
import code from '@/features/analytics/run.ts?inline-script';

const hash = createHash('sha256').update(code).digest('base64url').slice(0, 10);

/**
 * The analytics script, a file of its own under `/scripts`, which pages load with consent only. Its
 * name has no ending here; its hash lets browsers keep it for ever (firebase.json).
 */
export const ANALYTICS_SCRIPT = { file: `analytics.${hash}`, code };

/** Its address. */
export const analyticsAddress = `/scripts/${ANALYTICS_SCRIPT.file}.js`;
