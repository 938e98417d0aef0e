import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '@/components/ui/Dialog';
import { Toast } from '@/components/ui/Toast';
import { closeToast, showToast } from '@/components/ui/toast';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Terms" closeLabel="Close">
        <button onClick={() => showToast('Not agreed.', 'error')}>Agree</button>
      </Dialog>
      <Toast closeLabel="Close" />
    </>
  );
}

test('a dialog closes with Escape and gives the focus back to what opened it', async () => {
  const screen = await render(<Example />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  await expect.element(screen.getByRole('dialog', { name: 'Terms' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('a message that is shown while a dialog is open is announced inside it, and stays after it closes', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog');
  const region = dialog.getByRole('status');
  await expect.element(region).toBeEmptyDOMElement();
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect.element(region).toHaveTextContent('Not agreed.');
  await expect.element(screen.getByText('Not agreed.')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not agreed.');
  closeToast();
});

test('a toast is read out without its close button', async () => {
  const screen = await render(<Toast closeLabel="Close" />);
  showToast('Saved.', 'good');
  const region = screen.getByRole('status');
  await expect.element(region).toHaveTextContent('Saved.');
  const close = screen.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveAccessibleDescription('Saved.');
  await expect.element(region).not.toContainElement(close.element() as HTMLElement);
  await close.click();
  await expect.element(region).toBeEmptyDOMElement();
});

test('a dialog that has to be read first focuses its title, and each next title in turn', async () => {
  const dialog = (title: string) => (
    <Dialog open readFirst onClose={() => undefined} title={title} closeLabel="Close">
      <a href="#next">Next</a>
    </Dialog>
  );
  const screen = await render(dialog('First'));
  await expect.element(screen.getByRole('heading', { name: 'First' })).toHaveFocus();
  (screen.getByRole('link').element() as HTMLElement).focus();
  await screen.rerender(dialog('Second'));
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});
