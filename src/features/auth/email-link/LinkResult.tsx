import type { ReactNode } from 'react';
import { PanelHeading } from '../form/PanelHeading';

interface AnswerProps {
  heading: string;
  text: string;
  /** Where to go on. */
  children: ReactNode;
}

/** What came of a link. */
export function Answer({ heading, text, children }: AnswerProps) {
  return (
    <section>
      <PanelHeading>{heading}</PanelHeading>
      <p className="mt-4 mb-8 text-lead text-soft">{text}</p>
      {children}
    </section>
  );
}
