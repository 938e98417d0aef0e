import { fill } from '@/i18n/fill';
import { SITE } from '@/site.config';

/** What an island says that cannot work: with JavaScript off, and when it cannot be loaded. */
export function WithoutScript({ text, failed }: { text: string; failed: string }) {
  return (
    <>
      <noscript>
        <p className="mb-10 max-w-xl border-l-4 border-signal py-2 pl-4">
          {fill(text, { email: SITE.email })}
        </p>
      </noscript>
      {/* The directive marks the island. */}
      <p role="alert" className="mb-6 hidden text-signal-ink in-data-failed:block">
        {failed}
      </p>
    </>
  );
}
