import { writeAbout } from '@/lib/support-context';
import type { SupportContext } from '#shared/entities/support-thread.ts';

interface AskAboutProps {
  label: string;
  context: SupportContext;
}

/** A link to "Write to us" that brings along what it is about. */
export function AskAbout({ label, context }: AskAboutProps) {
  return (
    <p className="mt-6 border-t border-line pt-2 text-base">
      <button type="button" className="link min-h-11" onClick={() => writeAbout(context)}>
        {label}
      </button>
    </p>
  );
}
