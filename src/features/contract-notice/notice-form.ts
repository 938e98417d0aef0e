/** The form of a notice about a contract. It is prerendered; this script is all it needs. */
import type { EndpointOutput } from '#shared/api/contract.ts';
import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';
import { receiptText } from '#shared/rules/contract-receipt.ts';
import type { NoticeTexts } from './notice-texts';

start(document.querySelector('[data-notice]') as HTMLElement);

function start(root: HTMLElement): void {
  // NoticePage.astro has all that is asked for; the reason only when a contract is cancelled.
  const texts = JSON.parse(root.dataset['texts'] as string) as NoticeTexts;
  const part = <T extends HTMLElement | null = HTMLElement>(selector: string) =>
    root.querySelector(selector) as T;
  const form = part<HTMLFormElement>('form');
  const submit = part('[type=submit]');
  const error = part('[data-error]');
  const submitText = submit.textContent;
  const setSending = (sending: boolean) => {
    part<HTMLFieldSetElement>('fieldset').disabled = sending;
    submit.textContent = sending ? texts.sending : submitText;
  };

  form.onsubmit = async (event) => {
    event.preventDefault();
    const values = valuesOf(form);
    const lines = linesOf(form, values);
    error.textContent = '';
    setSending(true);
    // Without the API client: all of a public page's scripts are 2 KB (design 8).
    const response = await fetch('/api/contract-notice', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...texts.notice, ...values }),
      signal: AbortSignal.timeout(CONTACT_TIMEOUT_MS),
    }).catch(() => null);
    if (!response?.ok) {
      setSending(false);
      error.textContent = response?.status === 429 ? texts.tooMany : texts.failed;
      submit.focus();
      return;
    }
    const answer = (await response.json()) as EndpointOutput<'contract-notice'>;
    const text = receiptText(texts, lines, answer);
    part('pre').textContent = text;
    part<HTMLAnchorElement>('[download]').href = `data:,${encodeURIComponent(text)}`;
    form.hidden = true;
    part('[data-receipt]').hidden = false;
    part('h2').focus();
  };
  form.onchange = () => {
    const reason = part<HTMLTextAreaElement | null>('[name=reason]');
    if (!reason) return;
    reason.disabled = valuesOf(form)['cause'] !== 'for_cause';
    (reason.parentElement as HTMLElement).hidden = reason.disabled;
  };
  setSending(false);
}

/** What was filled in. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    // The form has no files.
    const text = (value as string).trim();
    if (text) values[name] = text;
  }
  return values;
}

/** Label and value of each field, in the words of the page. */
function linesOf(form: HTMLFormElement, values: Record<string, string>): [string, string][] {
  const lines: [string, string][] = [];
  for (const label of form.querySelectorAll<HTMLElement>('[data-line]')) {
    const name = label.dataset['line'] as string;
    const checked = form.querySelector(`[name=${name}]:checked`)?.parentElement?.textContent;
    const value = checked ?? values[name] ?? label.dataset['empty'];
    if (value) lines.push([label.textContent.trim(), value.trim()]);
  }
  return lines;
}
