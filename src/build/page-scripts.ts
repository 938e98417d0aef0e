import { createHash } from 'node:crypto';
import analytics from '@/features/analytics/run.ts?inline-script';

interface PageScript {
  /** Without the ending; its hash lets browsers keep it for ever (firebase.json). */
  file: string;
  code: string;
}

function pageScript(name: string, code: string): PageScript {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 10);
  return { file: `${name}.${hash}`, code };
}

const ANALYTICS = pageScript('analytics', analytics);

/** Scripts that pages load when they need them, each a file of its own under `/scripts`. */
export const PAGE_SCRIPTS: readonly PageScript[] = [ANALYTICS];

const addressOf = ({ file }: PageScript) => `/scripts/${file}.js`;

/** The address of the analytics script. */
export const analyticsScript = addressOf(ANALYTICS);
