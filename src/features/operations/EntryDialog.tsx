import { useEffect, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { closeToast } from '@/components/ui/toast';

export interface EntryDialogProps {
  title: string;
  closeLabel: string;
  /** Labels with their values; a value that is empty is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What is to be done about it. */
  todo?: string | null;
  /** What somebody wrote to us. */
  text?: string | undefined;
  /** Actions and history. */
  children: ReactNode;
  onClose: () => void;
}

/** Everything about one row, and what can be done with it. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, closeLabel, facts, todo, text, children, onClose } = props;
  // What was told about another row is not about this one.
  useEffect(closeToast, []);
  return (
    <Dialog open readFirst size="reading" title={title} closeLabel={closeLabel} onClose={onClose}>
      {todo && <p className="mb-4 border-l-4 border-signal bg-wash px-5 py-3">{todo}</p>}
      <dl className="text-base">
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {text && <p className="mt-6 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {children}
    </Dialog>
  );
}
