import type { ReactNode } from 'react';
import { PanelHeading } from '../form/PanelHeading';

interface LinkResultProps {
  heading: string;
  text: string;
  /** Links to the next page. */
  children: ReactNode;
}

/** The result of opening a link from one of our e-mails. */
export function LinkResult({ heading, text, children }: LinkResultProps) {
  return (
    <section>
      <PanelHeading>{heading}</PanelHeading>
      <p className="mt-4 mb-8 text-lead text-soft">{text}</p>
      {children}
    </section>
  );
}
