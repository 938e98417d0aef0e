import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '@/components/ui/Dialog';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Terms" closeLabel="Close">
        <p>Everything you agree to.</p>
      </Dialog>
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
