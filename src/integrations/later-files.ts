import { createHash } from 'node:crypto';
import analytics from '@/features/analytics/run.ts?inline-script';
import consent from '@/features/consent/run.ts?inline-script';
import font from '@/scripts/brand-font.ts?inline-script';
import consentStyles from '@/styles/consent.css?inline';

const TYPES = { js: 'text/javascript', css: 'text/css' };

export interface LaterFile {
  /** The hash lets browsers keep it for ever (firebase.json). */
  file: string;
  type: string;
  text: string;
}

function laterFile(name: string, ending: keyof typeof TYPES, text: string): LaterFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return { file: `${name}.${hash}.${ending}`, type: TYPES[ending], text };
}

/** What pages load after their first paint, and only when they need it. */
export const LATER_FILES = {
  analytics: laterFile('analytics', 'js', analytics),
  consent: laterFile('consent', 'js', consent),
  consentStyles: laterFile('consent', 'css', consentStyles),
  font: laterFile('font', 'js', font),
};

/** The file's address. */
export function addressOf(name: keyof typeof LATER_FILES): string {
  return `/scripts/${LATER_FILES[name].file}`;
}
