import { fill } from '@/i18n/fill';
import { SITE } from '@/site.config';

/** What shows in place of a form that needs JavaScript, with JavaScript off. */
export function WithoutScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mb-10 max-w-xl border-l-4 border-signal py-2 pl-4">
        {fill(text, { email: SITE.email })}
      </p>
    </noscript>
  );
}
