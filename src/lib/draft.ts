/** `session` belongs to one tab and is gone with it; `local` is shared by all tabs and stays. */
export type DraftStorage = 'session' | 'local';

/** The stored draft, or undefined. Storage is not trusted: the caller checks the shape. */
export function readDraft(key: string, storage: DraftStorage = 'session'): unknown {
  try {
    return JSON.parse(place(storage).getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a draft as JSON. */
export function keepDraft(key: string, draft: unknown, storage: DraftStorage = 'session'): void {
  try {
    place(storage).setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked; the form works without it.
  }
}

export function clearDraft(key: string, storage: DraftStorage = 'session'): void {
  try {
    place(storage).removeItem(key);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}

function place(storage: DraftStorage): Storage {
  return storage === 'session' ? sessionStorage : localStorage;
}
