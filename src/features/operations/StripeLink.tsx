import type { OperationsStrings } from './strings';

interface StripeLinkProps {
  href: string | null;
  /** What it shows there, for those who hear the link alone. */
  about: string;
  strings: OperationsStrings['list'];
}

/** The way to Stripe's dashboard, where money moves. */
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
