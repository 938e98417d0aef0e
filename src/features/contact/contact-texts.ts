import type { Dictionary } from '@/i18n/dictionaries';

/** What the form's script says; the prerendered form carries it as JSON in `data-texts`. */
export function contactTexts({ contact }: Dictionary) {
  return {
    sending: contact.form.sending,
    sent: { title: contact.success.toastTitle, text: contact.success.toastText },
    terms: { title: contact.errors.termsTitle, text: contact.errors.termsText },
    failed: { title: contact.errors.failedTitle, text: contact.errors.failedText },
    timeout: contact.errors.timeout,
  };
}

export type ContactTexts = ReturnType<typeof contactTexts>;
