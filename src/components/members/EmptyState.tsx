import type { ReactNode } from 'react';
import { Bars } from '@/components/ui/Bars';

interface EmptyStateProps {
  /** Announced when it changes. */
  text: string;
  /** Without it the text is only announced, such as the number of hits. */
  isEmpty?: boolean;
  /** What to do about it: one button or link. */
  children?: ReactNode;
}

/** A place where nothing is yet: a small drawing, one sentence and one way on. */
export function EmptyState({ text, isEmpty = true, children }: EmptyStateProps) {
  return (
    <div className={isEmpty ? 'flex flex-col items-start gap-5 py-10' : undefined}>
      {isEmpty && <Bars filled={1} className="w-28" />}
      <p role="status" className={isEmpty ? 'max-w-prose text-lead text-soft' : 'sr-only'}>
        {text}
      </p>
      {isEmpty && children}
    </div>
  );
}
