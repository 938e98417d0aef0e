import { expect, test } from 'vitest';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { DialogToast, Toast } from '@/components/ui/Toast';
import { showToast } from '@/components/ui/toast';

test('a toast moves into a dialog that opens, and is never in both', async () => {
  const [behind, dialog] = [0, 1].map(() =>
    document.body.appendChild(document.createElement('div')),
  );
  const saved = page.getByText('Saved.');
  createRoot(behind as HTMLElement).render(<Toast closeLabel="Close" />);
  showToast('Saved.');
  await expect.element(saved).toBeVisible();
  let most = 0;
  const count = () => (most = Math.max(most, saved.elements().length));
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  createRoot(dialog as HTMLElement).render(<DialogToast closeLabel="Close" />);
  await expect.poll(() => dialog?.textContent).toContain('Saved.');
  await expect.poll(() => behind?.textContent).toBe('');
  expect(most).toBe(1);
});
