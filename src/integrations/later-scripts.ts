import { createHash } from 'node:crypto';
import analytics from '@/features/analytics/run.ts?inline-script';
import consent from '@/features/consent/run.ts?inline-script';
import font from '@/scripts/brand-font.ts?inline-script';

export interface LaterScript {
  /** Without its ending; the hash lets browsers keep it for ever (firebase.json). */
  file: string;
  code: string;
}

function laterScript(name: string, code: string): LaterScript {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 10);
  return { file: `${name}.${hash}`, code };
}

/** Scripts that pages load after their first paint, and only when they need them. */
export const LATER_SCRIPTS = {
  analytics: laterScript('analytics', analytics),
  consent: laterScript('consent', consent),
  font: laterScript('font', font),
};

/** The script's address. */
export function scriptAddress(name: keyof typeof LATER_SCRIPTS): string {
  return `/scripts/${LATER_SCRIPTS[name].file}.js`;
}
