/** Plain-script counterpart of PageToast.astro for pages without React. */

interface PageToast {
  title: string;
  text: string;
  tone: 'error' | 'good';
}

const toast = document.querySelector<HTMLElement>('[data-toast]');
toast?.querySelector('[data-toast-close]')?.addEventListener('click', closeToast);

/** Shows a toast in place of the one before; it stays until it is closed or replaced. */
export function showToast({ title, text, tone }: PageToast): void {
  if (!toast) return;
  toast.toggleAttribute('data-good', tone === 'good');
  toast.hidden = false;
  write('title', title);
  write('text', text);
}

export function closeToast(): void {
  if (toast) toast.hidden = true;
}

function write(part: string, text: string): void {
  const place = toast?.querySelector(`[data-toast-${part}]`);
  if (place) place.textContent = text;
}
