/** What a member keeps of the library: keys of prompts, the same in both languages. */
export interface PromptShelf {
  favourites: readonly string[];
  /** Newest first. */
  recent: readonly string[];
}

export type ShelfName = keyof PromptShelf;

/** How many prompts count as recently used. */
export const MAX_RECENT_PROMPTS = 12;

/** More than the library holds, so only a damaged store meets it. */
const MAX_KEYS = 2_000;

export const EMPTY_SHELF: PromptShelf = { favourites: [], recent: [] };

/**
 * The key of a prompt: its id without the language, which a document's id ends in (product 23.7).
 */
export function promptKey(id: string): string {
  return id.replace(/\.(en|de)$/, '');
}

/** The shelf with a prompt put to the favourites, first, or taken from them. */
export function toggleFavourite(shelf: PromptShelf, key: string): PromptShelf {
  const others = shelf.favourites.filter((other) => other !== key);
  const isNew = others.length === shelf.favourites.length;
  return { ...shelf, favourites: isNew ? [key, ...others] : others };
}

/** The shelf after a prompt was used: it comes first, the oldest may fall off. */
export function markUsed(shelf: PromptShelf, key: string): PromptShelf {
  const recent = [key, ...shelf.recent.filter((other) => other !== key)];
  return { ...shelf, recent: recent.slice(0, MAX_RECENT_PROMPTS) };
}

/** A stored shelf; whatever does not look like one is empty. */
export function parseShelf(text: string | null): PromptShelf {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return EMPTY_SHELF;
    return {
      favourites: keysIn(stored, 'favourites', MAX_KEYS),
      recent: keysIn(stored, 'recent', MAX_RECENT_PROMPTS),
    };
  } catch {
    return EMPTY_SHELF;
  }
}

function keysIn(stored: object, name: ShelfName, max: number): string[] {
  const keys: unknown = (stored as Partial<Record<ShelfName, unknown>>)[name];
  if (!Array.isArray(keys)) return [];
  const texts = keys.filter((key): key is string => typeof key === 'string');
  return [...new Set(texts)].slice(0, max);
}

/** Those of the prompts that lie on a shelf, in the shelf's order. */
export function onShelf<T extends { prompt: { id: string } }>(
  prompts: readonly T[],
  keys: readonly string[],
): T[] {
  const byKey = new Map(prompts.map((each) => [promptKey(each.prompt.id), each]));
  return keys.map((key) => byKey.get(key)).filter((found) => found !== undefined);
}
