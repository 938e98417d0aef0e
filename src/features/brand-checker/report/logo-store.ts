import { atom, onMount } from 'nanostores';

const KEY = 'brand-report-logo';

/** The member's logo as a `data:` address; it is kept in this browser alone. */
export const $logo = atom<string | null>(null);

onMount($logo, () => {
  $logo.set(storedLogo());
});

/**
 * Shows a logo and keeps it, or removes it with null.
 *
 * @returns whether the browser keeps it
 */
export function setLogo(url: string | null): boolean {
  $logo.set(url);
  try {
    if (url === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, url);
    return true;
  } catch {
    // Storage is blocked or full: the logo is on this page only.
    return false;
  }
}

function storedLogo(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored?.startsWith('data:image/') ? stored : null;
  } catch {
    return null;
  }
}
