import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { PhoneBar } from '@/features/smart-builder/PhoneBar';
import { PromptBox } from '@/features/smart-builder/PromptBox';
import { usePromptCopy } from '@/features/smart-builder/use-prompt-copy';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';

const { smartBuilder: t } = dictionary('en');
const nothing = () => undefined;

function Builder({ onCopied }: { onCopied: (text: string) => void }) {
  const [text, setText] = useState('');
  const copying = usePromptCopy(text, onCopied);
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
