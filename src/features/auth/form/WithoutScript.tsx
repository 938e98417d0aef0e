import { fill } from '@/i18n/fill';
import { SITE } from '@/site.config';

/** The texts for an island that cannot work: with JavaScript off, and when it cannot be loaded. */
export function WithoutScript({ text, failed }: { text: string; failed: string }) {
  return (
    <>
      <noscript>
        <p className="mb-10 max-w-xl border-l-4 border-signal py-2 pl-4">
          {fill(text, { email: SITE.email })}
        </p>
      </noscript>
      {/* Shown by client:interaction. */}
      <p data-load-failed hidden role="alert" className="mb-6 text-signal-ink">
        {failed}
      </p>
    </>
  );
}
