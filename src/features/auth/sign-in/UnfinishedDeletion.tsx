import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { localizedPath, type Locale } from '@/i18n/locales';
import { deleteAccount, deletionText, leaveAfterDeletion } from '@/lib/session/delete-account';
import { ROUTES } from '@/routes';
import { PanelHeading } from '../form/PanelHeading';
import type { LoginStrings } from '../texts';

interface UnfinishedDeletionProps {
  locale: Locale;
  strings: LoginStrings['deletion'];
  /** Called when the last sign-in is too old for a deletion. */
  onSignInAgain: () => void;
}

/** Finishes an interrupted deletion, the only thing that such an account can do (product 8.3). */
export function UnfinishedDeletion({ locale, strings, onSignInAgain }: UnfinishedDeletionProps) {
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const remove = async () => {
    setPending(true);
    setFailed(false);
    try {
      const refund = await deleteAccount(locale);
      const text = deletionText(strings, refund, locale);
      await leaveAfterDeletion(localizedPath(ROUTES.home, locale), text);
    } catch (error) {
      if (isTooOld(error)) {
        onSignInAgain();
        return;
      }
      console.error('Deletion:', error);
      setFailed(true);
      setPending(false);
    }
  };

  return (
    <section className="max-w-xl">
      <PanelHeading>{strings.heading}</PanelHeading>
      <p className="mt-4 mb-8 text-lead text-soft">{strings.text}</p>
      <Button variant="signal" disabled={isPending} onClick={() => void remove()}>
        {isPending ? strings.pending : strings.confirm}
      </Button>
      <p role="alert" className="min-h-13 pt-3 text-base text-signal-ink">
        {hasFailed && strings.failed}
      </p>
    </section>
  );
}

function isTooOld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'recent-sign-in-required';
}
