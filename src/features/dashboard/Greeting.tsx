import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { keepDraft, readDraft } from '@/lib/draft';
import type { Member } from '@/lib/session/store';
import { greetingName } from '#shared/rules/greeting.ts';

interface GreetingProps {
  /** Null as long as nobody is known, and in the prerendered page. */
  member: Member | null;
  strings: Pick<Dictionary['dashboard'], 'greeting' | 'greetingFirst' | 'userFallback' | 'badges'>;
}

/** Who was greeted on this browser before. */
const GREETED_KEY = 'greeted';

/** The dashboard's title, with the member's name and plan; who was never here is not welcomed back. */
export function Greeting({ member, strings }: GreetingProps) {
  const { greeting, greetingFirst, userFallback, badges } = strings;
  const premium = member?.premium ?? false;
  const uid = member?.uid;
  // Each member has a greeting of their own (Dashboard's key), which reads this before it notes them.
  const [isKnown] = useState(() => uid === readDraft(GREETED_KEY, 'local'));

  useEffect(() => {
    if (uid !== undefined) keepDraft(GREETED_KEY, uid, 'local');
  }, [uid]);

  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <h1 className="text-title break-words">
        {fill(member && !isKnown ? greetingFirst : greeting, {
          name: greetingName(member?.name ?? '', userFallback),
        })}
      </h1>
      {/* Keeps its place until the plan is known. */}
      <Badge tone={premium ? 'signal' : 'good'} className={member ? '' : 'invisible'}>
        {premium ? badges.premium : badges.free}
      </Badge>
    </header>
  );
}
