import { atom } from 'nanostores';
import type { SupportContext } from '#shared/entities/support-thread.ts';
import { MAX_LINE_LENGTH } from '#shared/limits.ts';

/** What the next message to us is about; null for a message about nothing in particular. */
export const $supportContext = atom<SupportContext | null>(null);

/** Marks the button in the members' footer, whose island has the dialog. */
export const WRITE_TO_US = 'data-write-to-us';

/**
 * Opens "Write to us" about something. It presses the footer's button, which loads the dialog with
 * the first press, so that a tool's page carries none of it.
 */
export function writeAbout({ kind, id, title }: SupportContext): void {
  $supportContext.set({ kind, id, title: title.trim().slice(0, MAX_LINE_LENGTH) });
  document.querySelector<HTMLElement>(`[${WRITE_TO_US}]`)?.click();
}
