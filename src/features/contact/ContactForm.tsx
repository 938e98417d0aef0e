import { useEffect, useState, type InputEvent } from 'react';
import { flushSync } from 'react-dom';
import { Toast } from '@/components/ui/Toast';
import { closeToast, showToast } from '@/components/ui/toast';
import { useForm } from '@/components/ui/use-form';
import { island } from '@/components/ui/island';
import type { Locale } from '@/i18n/locales';
import { track } from '@/lib/analytics';
import { clearDraft } from '@/lib/draft';
import { CONTACT_SUCCESS_MS } from '#shared/limits.ts';
import { contactBody, forgetAnswers } from './contact-body';
import { agreementMessage, contactProblems } from './contact-problems';
import { CONTACT_DRAFT, OWN_ENDPOINT } from './contact-settings';
import type { ContactTexts } from './contact-texts';
import { ContactFields } from './ContactFields';
import { ContactSent, sentMessage, SuccessCheck, type SentMessage } from './ContactSent';
import { sendContact } from './send-contact';

interface ContactFormProps {
  locale: Locale;
  texts: ContactTexts;
  /** URL of a form service, or of our own endpoint. */
  endpoint: string;
}

/** The contact form, and the confirmation after it is sent. */
function ContactForm({ locale, texts, endpoint }: ContactFormProps) {
  const { errors, success } = texts;
  const [view, setView] = useState<'form' | 'check' | 'sent'>('form');
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { form, formProps, problems, isSending } = useForm({
    draftKey: CONTACT_DRAFT,
    check: (data) => {
      closeToast();
      const found = contactProblems(data, errors);
      const message = agreementMessage(found, texts);
      if (message !== null) showToast(message, 'error', errors.termsTitle);
      return found;
    },
    send: async (data) => {
      const outcome = await sendContact(endpoint, contactBody(data), errors);
      const isSent = 'copied' in outcome;
      track('form_submit', { form: 'contact_form', success: isSent });
      if (!isSent) {
        showToast(outcome.failure, 'error', errors.failedTitle);
        return;
      }
      setSent(sentMessage(data, outcome.copied));
      // Before the animation: a visitor who leaves during it has sent the message.
      clearDraft(CONTACT_DRAFT);
      forgetAnswers();
      showToast(success.toastText, 'good', success.toastTitle);
      setView('check');
    },
  });

  useEffect(() => {
    if (view !== 'check') return;
    const timer = setTimeout(() => {
      form.current?.reset();
      setView('sent');
    }, CONTACT_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [view, form]);

  // What the message is about may be mended now (product 10.1).
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    closeToast();
    formProps.onInput(event);
  };

  const startAgain = () => {
    closeToast();
    flushSync(() => setView('form'));
    form.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <form
        {...formProps}
        onInput={onInput}
        method="post"
        action={OWN_ENDPOINT}
        hidden={view === 'sent'}
      >
        <ContactFields
          locale={locale}
          texts={texts}
          problems={problems}
          isSending={isSending || view === 'check'}
        />
      </form>
      {view === 'check' && <SuccessCheck />}
      {view === 'sent' && sent && (
        <ContactSent locale={locale} texts={success} sent={sent} onAgain={startAgain} />
      )}
      {/* Over the page it would cover fields. */}
      <Toast closeLabel={texts.form.closeToast} inFlow={view === 'form'} />
    </>
  );
}

export default island(ContactForm);
