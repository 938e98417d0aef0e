import { useId, useState } from 'react';
import { fill } from '@/i18n/fill';
import { ActionForm } from './ActionForm';
import { clearPendingAction, readPendingAction } from './pending-action';
import type { OperationsTexts } from '../strings';

interface ResumeActionProps extends OperationsTexts {
  /** Called after the action, because the lists are outdated. */
  onDone: () => void;
}

/** Offers to repeat the action for which the operator had to leave the page and sign in. */
export function ResumeAction({ onDone, locale, strings }: ResumeActionProps) {
  const [pending, setPending] = useState(readPendingAction);
  const id = useId();
  if (pending === null) return null;
  const { texts, about, request } = pending;
  const typed = 'reason' in request ? request.reason : 'text' in request ? request.text : null;
  const close = () => {
    clearPendingAction();
    setPending(null);
  };
  return (
    <section aria-labelledby={id} className="mt-8 border-l-4 border-signal bg-wash px-5 py-3">
      <h2 id={id} className="font-semibold">
        {strings.again.resume}
      </h2>
      <p className="mt-2 wrap-anywhere">
        {fill(strings.again.asked, { action: texts.label, about })}
      </p>
      {typed !== null && <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{typed}</p>}
      <ActionForm
        texts={texts}
        about={about}
        locale={locale}
        strings={strings}
        request={() => request}
        onDone={() => {
          close();
          onDone();
        }}
        onCancel={close}
      />
    </section>
  );
}
