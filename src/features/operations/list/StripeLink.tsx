import type { OperationsStrings } from '../strings';

interface StripeLinkProps {
  href: string | null;
  /** What the link shows, for screen readers. */
  about: string;
  strings: OperationsStrings['list'];
}

/** A link to Stripe's dashboard, where payments are changed. */
export function StripeLink({ href, about, strings }: StripeLinkProps) {
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
      {strings.stripe}
      <span className="sr-only">
        {' '}
        {about} ({strings.newTab})
      </span>
    </a>
  );
}
