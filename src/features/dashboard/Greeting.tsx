import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { paymentDue } from '@/features/billing/payment-due';
import { keepDraft, readDraft } from '@/lib/draft';
import { $membership } from '@/lib/session/membership';
import type { Member } from '@/lib/session/store';
import { greetingName } from '#shared/rules/greeting.ts';

interface GreetingProps {
  /** Null in the prerendered page and until the session is read. */
  member: Member | null;
  strings: Pick<Dictionary['dashboard'], 'greeting' | 'greetingFirst' | 'userFallback' | 'badges'>;
}

/** Local storage key of the uid that was greeted last in this browser. */
const GREETED_KEY = 'greeted';

/** The dashboard's title, with the member's name and plan. A first visit has its own greeting. */
export function Greeting({ member, strings }: GreetingProps) {
  const { greeting, greetingFirst, userFallback, badges } = strings;
  const premium = member?.premium ?? false;
  const isDue = paymentDue(useStore($membership, { ssr: 'initial' })) !== null;
  const uid = member?.uid;
  // Read once per member, as Dashboard sets a `key`, before the effect below stores the uid.
  const [isKnown] = useState(() => uid === readDraft(GREETED_KEY, 'local'));

  useEffect(() => {
    if (uid !== undefined) keepDraft(GREETED_KEY, uid, 'local');
  }, [uid]);

  return (
    <header className="mb-6 flex flex-wrap content-start items-center gap-x-5 gap-y-3 max-sm:min-h-26">
      <h1 className="text-title">
        {fill(member && !isKnown ? greetingFirst : greeting, {
          name: greetingName(member?.name ?? '', userFallback),
        })}
      </h1>
      {/* Its space is reserved until the plan is known. */}
      <Badge
        tone={premium ? 'signal' : isDue ? 'caution' : 'good'}
        className={member ? '' : 'invisible'}
      >
        {premium ? badges.premium : isDue ? badges.due : badges.free}
      </Badge>
    </header>
  );
}
