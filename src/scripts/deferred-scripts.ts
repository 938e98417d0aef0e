import { createHash } from 'node:crypto';
import analytics from '@/features/analytics/analytics-script.ts?inline-script';
import glossary from '@/scripts/glossary.ts?inline-script';
import consent from '@/features/consent/consent-script.ts?inline-script';

export interface DeferredScript {
  /** With the content's hash, so that browsers may cache it for ever (firebase.json). */
  file: string;
  text: string;
}

function deferredScript(name: string, text: string): DeferredScript {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return { file: `${name}.${hash}.js`, text };
}

/**
 * Scripts that pages load after their first paint, and only when they need them
 * (features/consent/watch.ts, features/glossary/GlossaryPage.astro).
 */
export const DEFERRED_SCRIPTS = {
  analytics: deferredScript('analytics', analytics),
  consent: deferredScript('consent', consent),
  glossary: deferredScript('glossary', glossary),
};

/** The script's address, as `pages/scripts/[file].ts` serves it. */
export function scriptAddress(name: keyof typeof DEFERRED_SCRIPTS): string {
  return `/scripts/${DEFERRED_SCRIPTS[name].file}`;
}
