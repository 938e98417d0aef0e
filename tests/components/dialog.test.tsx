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

test('what is to be read first gives the focus to its title, and to every other title after it', async () => {
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
