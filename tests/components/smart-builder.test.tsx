import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { PhoneBar } from '@/features/smart-builder/PhoneBar';
import { PromptBox } from '@/features/smart-builder/PromptBox';
import { usePromptCopy } from '@/features/smart-builder/use-prompt-copy';
import { usePromptSaving } from '@/features/smart-builder/use-prompt-saving';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { $session } from '@/lib/session/store';
import { ownPromptKey } from '#shared/rules/prompt-lists.ts';
import { holdCalls } from './held-answers.ts';
import { MINA } from './signed-in.ts';

const { smartBuilder: t } = dictionary('en');
const nothing = () => undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  $session.set({ state: 'loading' });
});

interface BuilderProps {
  onCopied: (text: string) => void;
  subject?: string;
}

function Builder({ onCopied, subject = '' }: BuilderProps) {
  const [text, setText] = useState('');
  const copying = usePromptCopy(text, onCopied);
  const saving = usePromptSaving(text, subject);
  return (
    <>
      <div data-testid="bar">
        <PhoneBar done={2} copying={copying} strings={t} />
      </div>
      <PromptBox
        text={text}
        isEdited={false}
        canLose={text !== ''}
        undo={null}
        copying={copying}
        saving={saving}
        locale="en"
        strings={t}
        onEdit={setText}
        onFollow={nothing}
        onClear={() => setText('')}
        onUndo={nothing}
      />
    </>
  );
}

test('the bar on a phone shows the progress, and copies the prompt as it is filled in', async () => {
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopied = vi.fn();
  await render(<Builder onCopied={onCopied} />);
  const bar = page.getByTestId('bar');
  await expect.element(bar.getByText(fill(t.progress.count, { done: 2, count: 5 }))).toBeVisible();
  const copy = bar.getByRole('button', { name: t.prompt.copy });
  await expect.element(copy).toBeDisabled();
  await page.getByLabelText(`${t.prompt.heading}: ${t.prompt.label}`).fill('Explain {{topic}}.');
  await page.getByRole('textbox', { name: 'topic' }).fill('VAT');
  await copy.click();
  await expect.element(bar.getByRole('button', { name: t.prompt.copied })).toBeVisible();
  expect(clipboard).toHaveBeenCalledWith('Explain VAT.');
  expect(onCopied).toHaveBeenCalledWith('Explain VAT.');
});

test('Clear asks before something is lost', async () => {
  await render(<Builder onCopied={nothing} />);
  const box = page.getByLabelText(`${t.prompt.heading}: ${t.prompt.label}`);
  const clear = page.getByRole('button', { name: t.prompt.clear, exact: true });
  const dialog = page.getByRole('dialog', { name: t.prompt.clearing.title });
  await box.fill('Explain VAT.');
  await clear.click();
  await dialog.getByRole('button', { name: t.prompt.keep }).first().click();
  await expect.element(box).toHaveValue('Explain VAT.');
  await clear.click();
  await dialog.getByRole('button', { name: t.prompt.clearing.confirm }).click();
  await expect.element(box).toHaveValue('');
  await clear.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a prompt is saved among the member’s own, once however often that is tried', async () => {
  $session.set(MINA);
  const calls = holdCalls();
  await render(<Builder onCopied={nothing} subject="our returns" />);
  const save = page.getByRole('button', { name: t.save.action });
  await expect.element(save).toBeDisabled();
  const box = page.getByLabelText(`${t.prompt.heading}: ${t.prompt.label}`);
  await box.fill('Explain {{topic}}.');
  await save.click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer({ error: 'No', code: 'internal' }, 500);
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.save.failed);
  await save.click();
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer({ error: 'No', code: 'own-prompt-limit-reached' }, 409);
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.save.full);
  await save.click();
  await expect.poll(() => calls).toHaveLength(3);
  const sent = calls.map(({ body }) => body as { id: string; prompt: object });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent[2]?.prompt).toEqual({ title: 'Our returns', content: 'Explain {{topic}}.' });
  calls[2]?.answer({ action: 'create', prompt: {} });
  await expect
    .element(page.getByText(fill(t.save.saved, { title: 'Our returns' }), { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: t.save.open }))
    .toHaveAttribute('href', `/dashboard/prompt-library?prompt=${ownPromptKey(sent[2]?.id ?? '')}`);
});
