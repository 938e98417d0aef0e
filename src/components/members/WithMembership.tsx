import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import { loadMembership, type Me, type Membership } from '@/lib/session/membership';

interface WithMembershipProps {
  membership: Membership;
  strings: Dictionary['members'];
  children: (me: Me) => ReactNode;
}

/**
 * Renders the children with the membership. Before that it shows a loading text, or an error with a
 * button to retry.
 */
export function WithMembership({ membership, strings, children }: WithMembershipProps) {
  if (membership.state === 'ready') return children(membership.me);
  if (membership.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 text-base">
        <span>{strings.failedToLoad}</span>
        <Button size="small" variant="line" onClick={() => void loadMembership()}>
          {strings.retry}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="flex items-center gap-4 text-base text-soft">
      <Spinner />
      {strings.loading}
    </p>
  );
}
