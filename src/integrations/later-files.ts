import { createHash } from 'node:crypto';
import analytics from '@/features/analytics/run.ts?inline-script';
import consent from '@/features/consent/run.ts?inline-script';

export interface LaterFile {
  /** The hash lets browsers keep it for ever (firebase.json). */
  file: string;
  text: string;
}

function laterFile(name: string, text: string): LaterFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return { file: `${name}.${hash}.js`, text };
}

/** What pages load after their first paint, and only when they need it. */
export const LATER_FILES = {
  analytics: laterFile('analytics', analytics),
  consent: laterFile('consent', consent),
};

/** The file's address. */
export function addressOf(name: keyof typeof LATER_FILES): string {
  return `/scripts/${LATER_FILES[name].file}`;
}
