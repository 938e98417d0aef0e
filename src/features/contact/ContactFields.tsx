import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Problems } from '@/components/ui/use-form';
import type { Locale } from '@/i18n/locales';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '#shared/limits.ts';
import type { ContactTexts } from './contact-texts';
import { ContactAgreement } from './ContactAgreement';

interface ContactFieldsProps {
  locale: Locale;
  texts: ContactTexts;
  problems: Problems;
  isSending: boolean;
}

/** The form's fields, disabled while the message is sent. */
export function ContactFields({ locale, texts, problems, isSending }: ContactFieldsProps) {
  const { form } = texts;
  const line = { required: true, maxLength: MAX_LINE_LENGTH };
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2" disabled={isSending}>
      <legend className="mb-5 text-heading font-semibold">{form.title}</legend>
      <Field
        {...line}
        name="name"
        label={form.name}
        placeholder={form.namePlaceholder}
        autoComplete="name"
        error={problems['name']}
      />
      <Field
        {...line}
        name="email"
        type="email"
        label={form.email}
        placeholder={form.emailPlaceholder}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        error={problems['email']}
      />
      <Field
        {...line}
        name="phone"
        type="tel"
        label={form.phone}
        placeholder={form.phonePlaceholder}
        autoComplete="tel"
        error={problems['phone']}
      />
      <Field
        {...line}
        name="subject"
        label={form.subject}
        placeholder={form.subjectPlaceholder}
        error={problems['subject']}
      />
      <Field
        as="textarea"
        name="message"
        rows={5}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        label={form.message}
        placeholder={form.messagePlaceholder}
        error={problems['message']}
        wrapperClassName="sm:col-span-2"
      />
      <label className="absolute -left-[200vw]" aria-hidden="true">
        {form.honeypot}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="locale" value={locale} />
      <ContactAgreement texts={texts} error={problems['agreed']} />
      <Button type="submit" variant="signal" className="sm:justify-self-start">
        {isSending ? form.sending : form.submit}
      </Button>
    </fieldset>
  );
}
