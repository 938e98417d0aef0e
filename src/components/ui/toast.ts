import { atom } from 'nanostores';

export interface ToastMessage {
  title?: string;
  text: string;
  tone: 'error' | 'good' | 'neutral';
}

/** The one toast that may show. */
export const $toast = atom<ToastMessage | null>(null);

/** Dialogs that are open: behind them nothing is read out and nothing can be pressed. */
export const $openDialogs = atom(0);

/** Shows a toast in place of the one before; it stays until it is closed or replaced. */
export function showToast(
  text: string,
  tone: ToastMessage['tone'] = 'neutral',
  title?: string,
): void {
  $toast.set({ text, tone, ...(title === undefined ? {} : { title }) });
}

export function closeToast(): void {
  $toast.set(null);
}
