/** `session` lasts as long as the tab and is its own; `local` is shared by all tabs and stays. */
export type DraftStorage = 'session' | 'local';

/**
 * The kept draft, undefined when there is none. What a browser's storage holds is not trusted: the
 * caller checks its shape.
 */
export function readDraft(key: string, storage: DraftStorage = 'session'): unknown {
  try {
    return JSON.parse(place(storage).getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a draft as JSON. */
export function keepDraft(key: string, draft: unknown, storage: DraftStorage = 'session'): void {
  try {
    place(storage).setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden; the form works without.
  }
}

export function clearDraft(key: string, storage: DraftStorage = 'session'): void {
  try {
    place(storage).removeItem(key);
  } catch {
    // A closed storage kept nothing.
  }
}

function place(storage: DraftStorage): Storage {
  return storage === 'session' ? sessionStorage : localStorage;
}
