/**
 * Copies text; falls back to a hidden text area where the clipboard API is missing or refused
 * (product 19.7).
 *
 * @param text or a promise of it, which is passed to the clipboard at once: Safari refuses to write
 *   after the click
 * @returns whether the text was copied
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(asBlob) })]);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

function asBlob(text: string): Blob {
  return new Blob([text], { type: 'text/plain' });
}

/** Deprecated, but the only way where the clipboard API is refused (product 19.7). */
interface SelectionCopier {
  execCommand(command: 'copy'): boolean;
}

function copyBySelection(text: string): boolean {
  const legacy: SelectionCopier = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  const host = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  host.append(area);
  area.select();
  const copied = legacy.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
