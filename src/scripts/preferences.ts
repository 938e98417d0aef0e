/** The visitor's theme, `light` or `dark`; nothing means the system's. */
export const THEME_KEY = 'theme';

/**
 * The address of the brand font once this tab has loaded it. Not for longer: the browser may have
 * dropped the file from its cache by the next visit, and a page that starts with a font that is not
 * there paints 0.2 s later.
 */
export const FONT_KEY = 'font';

const storageOf = (key: string) => (key === FONT_KEY ? sessionStorage : localStorage);

/** A kept preference, or null when there is none or the storage is closed to us. */
export function readPreference(key: string): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference as far as the browser lets us. */
export function keepPreference(key: string, value: string): void {
  try {
    storageOf(key).setItem(key, value);
  } catch {
    // Without storage the choice lasts for this page.
  }
}
