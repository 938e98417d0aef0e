/**
 * Local storage key of the visitor's theme, `light` or `dark`; without it, the system's theme
 * applies.
 */
export const THEME_KEY = 'theme';

/**
 * Session storage key of the brand font's address, set once this tab has loaded it. Not in local
 * storage: by the next visit the font may no longer be cached, and a page that preloads it then
 * paints 0.2 s later.
 */
export const FONT_KEY = 'font';

const storageOf = (key: string) => (key === FONT_KEY ? sessionStorage : localStorage);

/** A stored preference, or null when there is none or storage is blocked. */
export function readPreference(key: string): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference; does nothing when storage is blocked. */
export function keepPreference(key: string, value: string): void {
  try {
    storageOf(key).setItem(key, value);
  } catch {
    // Without storage the choice applies to this page only.
  }
}
