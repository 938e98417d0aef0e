/** The form of a notice about a contract. It is prerendered; this script is all it needs. */
import type { EndpointOutput } from '../../shared/api/contract';
import { CONTACT_TIMEOUT_MS } from '../../shared/limits';
import { receiptText } from '../../shared/rules/contract-receipt';
import type { NoticeTexts } from './notice-texts';

const root = document.querySelector<HTMLElement>('[data-notice]');
const form = root?.querySelector('form');
if (root && form) start(root, form);

function start(root: HTMLElement, form: HTMLFormElement): void {
  const texts = JSON.parse(root.dataset['texts'] ?? '{}') as NoticeTexts;
  const part = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
  const fields = part<HTMLFieldSetElement>('fieldset');
  const submit = part('[type=submit]');
  const reason = part<HTMLTextAreaElement>('[name=reason]');
  const error = part('[data-error]');
  const receipt = part('[data-receipt]');
  const output = part('pre');
  const download = part<HTMLAnchorElement>('[download]');
  if (!fields || !submit || !error || !receipt || !output || !download) return;
  const submitText = submit.textContent;
  const setSending = (sending: boolean) => {
    fields.disabled = sending;
    submit.textContent = sending ? texts.sending : submitText;
  };

  const send = async () => {
    const values = valuesOf(form);
    const lines = linesOf(form, values, texts);
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
    output.textContent = text;
    download.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
    form.hidden = true;
    receipt.hidden = false;
    receipt.querySelector('h2')?.focus();
  };

  form.addEventListener('change', () => {
    if (!reason?.parentElement) return;
    reason.required = valuesOf(form)['cause'] === 'for_cause';
    reason.parentElement.hidden = !reason.required;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  setSending(false);
}

/** What was filled in; a reason only counts for a cancellation for cause. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) values[name] = value.trim();
  }
  if (values['cause'] !== 'for_cause') delete values['reason'];
  return values;
}

/** Label and value of each field, in the words of the page. */
function linesOf(
  form: HTMLFormElement,
  values: Record<string, string>,
  texts: NoticeTexts,
): [string, string][] {
  const lines: [string, string][] = [];
  for (const label of form.querySelectorAll<HTMLElement>('[data-line]')) {
    const name = label.dataset['line'] ?? '';
    const checked = form.querySelector(`[name=${name}]:checked`)?.parentElement?.textContent;
    const value = checked ?? values[name] ?? (name === 'ends_on' ? texts.earliest : '');
    if (value) lines.push([label.textContent.trim(), value.trim()]);
  }
  return lines;
}
