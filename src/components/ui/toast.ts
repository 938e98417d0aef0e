import { atom } from 'nanostores';

export interface ToastMessage {
  text: string;
  tone: 'error' | 'good' | 'neutral';
}

/** The one toast that may show (P section 4). */
export const $toast = atom<ToastMessage | null>(null);

/** Shows a toast in place of the one before; it stays until it is closed or replaced. */
export function showToast(text: string, tone: ToastMessage['tone'] = 'neutral'): void {
  $toast.set({ text, tone });
}

export function closeToast(): void {
  $toast.set(null);
}
