import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { island } from '@/components/ui/island';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { localizedPath, LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { $session } from '@/lib/session/store';
import { $supportContext, WRITE_TO_US } from '@/lib/support-context';
import { MESSAGES_PATH, ROUTES } from '@/routes';
import type { EndpointOutput } from '#shared/api/contract.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { MessageForm } from './MessageForm';

interface WriteToUsProps {
  locale: Locale;
  strings: Dictionary['support'];
}

type Sent = EndpointOutput<'support-message'>;

const DRAFT = 'support-draft';

/** "Write to us": the button in the members' footer, and its dialog (product 10.12). */
function WriteToUs({ locale, strings: t }: WriteToUsProps) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const session = useStore($session, { ssr: 'initial' });
  const isPremium = session.state === 'signed-in' && session.premium;
  const close = () => {
    setOpen(false);
    setSent(null);
    $supportContext.set(null);
  };
  return (
    <>
      <button
        type="button"
        className="inline-block py-1 font-medium text-ink hover:text-signal-ink"
        {...{ [WRITE_TO_US]: '' }}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={sent ? t.sent.title : t.title}
        closeLabel={t.close}
        readFirst={sent !== null}
      >
        {sent ? (
          <SentMessage sent={sent} locale={locale} strings={t.sent} onLeave={close} />
        ) : isPremium ? (
          <NewMessage locale={locale} strings={t} onSent={setSent} />
        ) : (
          <p className="text-base">
            {t.free.text}{' '}
            <a className="link" href={localizedPath(ROUTES.contact, locale)}>
              {t.free.contact}
            </a>
          </p>
        )}
        {!sent && (
          <p className="mt-6 border-t border-line pt-4 text-base">
            <a className="link" href={localizedPath(MESSAGES_PATH, locale)} onClick={close}>
              {t.toThreads}
            </a>
          </p>
        )}
      </Dialog>
    </>
  );
}

function NewMessage({
  locale,
  strings: t,
  onSent,
}: WriteToUsProps & { onSent: (sent: Sent) => void }) {
  const context = useStore($supportContext);
  return (
    <>
      <p className="mb-5 text-base text-soft">{t.intro}</p>
      <MessageForm
        draftKey={DRAFT}
        label={t.message}
        target={{ context, locale }}
        strings={t}
        onSent={onSent}
      >
        {context && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-l-2 border-line pl-4 text-base">
            <p className="min-w-0 wrap-anywhere">
              <span className="text-soft">
                {t.about}: {t.kinds[context.kind]}
              </span>
              <span className="block">{context.title}</span>
            </p>
            <button
              type="button"
              className="link min-h-11"
              aria-label={fill(t.leaveOutOf, { title: context.title })}
              onClick={() => $supportContext.set(null)}
            >
              {t.leaveOut}
            </button>
          </div>
        )}
      </MessageForm>
    </>
  );
}

interface SentMessageProps {
  sent: Sent;
  locale: Locale;
  strings: Dictionary['support']['sent'];
  /** The thread may be on this page. */
  onLeave: () => void;
}

/** What was sent, and by when an answer comes. */
function SentMessage({ sent, locale, strings: t, onLeave }: SentMessageProps) {
  const { thread, email } = sent;
  const due = thread.due_on && formatDay(thread.due_on, LOCALE_TAGS[locale]);
  return (
    <div className="text-base">
      {due && <p>{fill(t.due, { date: due })}</p>}
      <p className="mt-2 wrap-anywhere">{fill(t.copy, { email })}</p>
      <h3 className="mt-6 font-semibold">{t.yours}</h3>
      <p className="mt-2 border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-wrap">
        {thread.messages.at(-1)?.text}
      </p>
      <p className="mt-6">
        <a
          className="link"
          href={`${localizedPath(MESSAGES_PATH, locale)}/${thread.id}`}
          onClick={onLeave}
        >
          {t.toThread}
        </a>
      </p>
    </div>
  );
}

export default island(WriteToUs);
