import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Member } from '@/lib/session/store';
import { greetingName } from '#shared/rules/greeting.ts';

interface GreetingProps {
  /** Null as long as nobody is known, and in the prerendered page. */
  member: Member | null;
  strings: Pick<Dictionary['dashboard'], 'greeting' | 'userFallback' | 'badges'>;
}

/** The dashboard's title, with the member's name and plan. */
export function Greeting({ member, strings }: GreetingProps) {
  const { greeting, userFallback, badges } = strings;
  const premium = member?.premium ?? false;
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <h1 className="text-title break-words">
        {fill(greeting, { name: greetingName(member?.email ?? '', userFallback) })}
      </h1>
      {/* Keeps its place until the plan is known. */}
      <Badge tone={premium ? 'signal' : 'good'} className={member ? '' : 'invisible'}>
        {premium ? badges.premium : badges.free}
      </Badge>
    </header>
  );
}
