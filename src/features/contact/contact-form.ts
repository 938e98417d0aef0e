/** The contact form's states (C section 4). The form is prerendered; this script is all it needs. */
import { closeToast, showToast } from '@/components/ui/page-toast';
import { track } from '@/lib/analytics';
import { CONTACT_SUCCESS_MS } from '#shared/limits.ts';
import type { ContactTexts } from './contact-texts';
import { sendContact } from './send-contact';

/** Answers that a questionnaire may have left for this browser session (C section 3). */
const ANSWERS_KEY = 'questionnaire_answers';

const root = document.querySelector<HTMLElement>('[data-contact]');
const form = root?.querySelector('form');
if (root && form) start(root, form);

function start(root: HTMLElement, form: HTMLFormElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as ContactTexts;
  const fields = form.querySelector('fieldset');
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!fields || !submit) return;
  const submitText = submit.textContent;
  const show = (name: string, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);
  const setSending = (sending: boolean) => {
    fields.disabled = sending;
    submit.textContent = sending ? texts.sending : submitText;
  };

  const succeed = () => {
    show('contact-check', true);
    showToast({ ...texts.sent, tone: 'good' });
    setTimeout(() => {
      show('contact-check', false);
      form.reset();
      setSending(false);
      forgetAnswers();
      form.hidden = true;
      show('contact-sent', true);
      part('contact-sent-title')?.focus();
    }, CONTACT_SUCCESS_MS);
  };

  const submitForm = async () => {
    const agreed = form.querySelector<HTMLInputElement>('[name=agreed]');
    if (!agreed?.checked) {
      showToast({ ...texts.terms, tone: 'error' });
      agreed?.focus();
      return;
    }
    const body = requestBody(form);
    closeToast();
    setSending(true);
    const failure = await sendContact(form.dataset['endpoint'] ?? '', body, texts.timeout);
    track('form_submit', { form: 'contact_form', success: failure === undefined });
    if (failure === undefined) {
      succeed();
      return;
    }
    setSending(false);
    submit.focus();
    showToast({ ...texts.failed, text: failure || texts.failed.text, tone: 'error' });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitForm();
  });
  part('contact-again')?.addEventListener('click', () => {
    closeToast();
    show('contact-sent', false);
    form.hidden = false;
    form.querySelector('input')?.focus();
  });
  setSending(false);
}

function requestBody(form: HTMLFormElement): FormData {
  const body = new FormData(form);
  body.delete('agreed');
  // Only a robot fills the honeypot; form services need not see the empty field.
  if (!body.get('website')) body.delete('website');
  const answers = storedAnswers();
  if (answers) body.set(ANSWERS_KEY, answers);
  return body;
}

/** The answers as indented JSON; undefined when there are none or the storage is closed to us. */
function storedAnswers(): string | undefined {
  try {
    const answers = sessionStorage.getItem(ANSWERS_KEY);
    return answers ? JSON.stringify(JSON.parse(answers), null, 2) : undefined;
  } catch {
    return undefined;
  }
}

function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(ANSWERS_KEY);
  } catch {
    // A closed storage kept no answers.
  }
}
