/** The visitor's theme, `light` or `dark`; nothing means the system's. */
export const THEME_KEY = 'theme';

/** The address of the brand face once it has been loaded, so that it is known to be cached. */
export const FACE_KEY = 'face';

/** A kept preference, or null when there is none or the storage is closed to us. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference as far as the browser lets us. */
export function keepPreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts for this page.
  }
}
