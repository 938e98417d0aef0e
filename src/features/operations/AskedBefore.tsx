import { useId, useState } from 'react';
import { fill } from '@/i18n/fill';
import { ActionForm } from './ActionForm';
import { forgetAsked, readAsked } from './asked-before';
import type { OperationsTexts } from './strings';

interface AskedBeforeProps extends OperationsTexts {
  /** Called after the action, because the lists are outdated. */
  onDone: () => void;
}

/** Offers to repeat the action for which the operator had to leave the page and sign in. */
export function AskedBefore({ onDone, locale, strings }: AskedBeforeProps) {
  const [asked, setAsked] = useState(readAsked);
  const id = useId();
  if (asked === null) return null;
  const { texts, about, request } = asked;
  const typed = 'reason' in request ? request.reason : 'text' in request ? request.text : null;
  const close = () => {
    forgetAsked();
    setAsked(null);
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
