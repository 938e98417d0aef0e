/** The contact form's states (C section 4). The form is prerendered; this script is all it needs. */
import { closeToast, showToast } from '../../components/ui/page-toast';
import { track } from '../../lib/analytics';
import { CONTACT_SUCCESS_MS } from '../../shared/limits';
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
  const show = (name: string, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);
  const setSending = (sending: boolean) => {
    if (!fields || !submit) return;
    fields.disabled = sending;
    submit.textContent = sending ? texts.sending : texts.submit;
  };

  const succeed = () => {
    show('contact-check', true);
    showToast({ ...texts.sent, tone: 'good' });
    setTimeout(() => {
      show('contact-check', false);
      form.reset();
      setSending(false);
      storedAnswers()?.removeItem(ANSWERS_KEY);
      form.hidden = true;
      show('contact-sent', true);
      part('contact-sent-title')?.focus();
    }, CONTACT_SUCCESS_MS);
  };

  const submitForm = async () => {
    const agreed = form.elements.namedItem('agreed') as HTMLInputElement;
    if (!agreed.checked) {
      showToast({ ...texts.terms, tone: 'error' });
      agreed.focus();
      return;
    }
    const body = requestBody(form);
    closeToast();
    setSending(true);
    const failure = await sendContact(form.dataset['endpoint'] ?? '', body);
    track('form_submit', { form: 'contact_form', success: !failure });
    if (!failure) {
      succeed();
      return;
    }
    setSending(false);
    submit?.focus();
    const reason = failure.kind === 'timeout' ? texts.timeout : failure.message;
    showToast({ ...texts.failed, text: reason || texts.failed.text, tone: 'error' });
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
  const answers = storedAnswers()?.getItem(ANSWERS_KEY);
  if (answers) body.set(ANSWERS_KEY, indented(answers));
  return body;
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

function storedAnswers(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
