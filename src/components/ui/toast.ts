import { atom } from 'nanostores';

export interface ToastMessage {
  title?: string;
  text: string;
  tone: 'error' | 'good' | 'neutral';
}

/** The current toast; there is one at a time. */
export const $toast = atom<ToastMessage | null>(null);

/** Number of open modal dialogs. The page behind them is inert, live regions included. */
export const $openDialogs = atom(0);

/** Shows a toast, replacing the current one; it stays until it is closed or replaced. */
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
