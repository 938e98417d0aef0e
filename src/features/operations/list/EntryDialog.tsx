import { useEffect, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { closeToast } from '@/components/ui/toast';

export interface EntryDialogProps {
  title: string;
  closeLabel: string;
  /** Labels with their values; empty values are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What the operator has to do. */
  todo?: string | null;
  /** The sender's message. */
  text?: string | undefined;
  /** Actions and history. */
  children: ReactNode;
  onClose: () => void;
}

/** A dialog with all facts of a row, its actions and its history. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, closeLabel, facts, todo, text, children, onClose } = props;
  // A toast about another row must not stay open.
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
