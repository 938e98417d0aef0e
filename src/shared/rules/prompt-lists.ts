/** A member's lists of prompt keys, which are the same in both languages. */
export interface PromptLists {
  /** Newest first. */
  favourites: readonly string[];
  /** Recently copied or downloaded prompts, newest first. */
  recent: readonly UsedPrompt[];
}

export interface UsedPrompt {
  key: string;
  /** UTC, as an ISO string. */
  used_at: string;
}

/** One change of the lists; doing it twice is the same as once. */
export type ListsChange =
  | { action: 'favourite'; key: string; on: boolean }
  | { action: 'use'; key: string }
  /** Lists that a browser stored before accounts did. */
  | { action: 'adopt'; favourites: readonly string[]; recent: readonly string[] };

export type ListName = keyof PromptLists;

/** How many prompts count as recently used. */
export const MAX_RECENT_PROMPTS = 12;

/** More than the library and a member's own prompts together. */
export const MAX_FAVOURITES = 1_000;

/** An own prompt's key, which no prompt of the library has. */
const OWN = 'own:';

export const PROMPT_KEY = /^(?:own:)?[\w-]{1,80}$/;

export const EMPTY_LISTS: PromptLists = { favourites: [], recent: [] };

/**
 * The key of a prompt: its id without the language, which a document's id ends in (product 23.7).
 */
export function promptKey(id: string): string {
  return id.replace(/\.(en|de)$/, '');
}

/** The key of an own prompt among the library's prompts. */
export function ownPromptKey(id: string): string {
  return OWN + id;
}

/** The id of an own prompt; null for one of the library. */
export function ownPromptId(key: string): string | null {
  return key.startsWith(OWN) ? key.slice(OWN.length) : null;
}

/** The lists after a change: new entries come first, the oldest are removed above the limit. */
export function changeLists(lists: PromptLists, change: ListsChange, now: string): PromptLists {
  switch (change.action) {
    case 'favourite': {
      const { key, on } = change;
      if (lists.favourites.includes(key) === on) return lists;
      const others = lists.favourites.filter((other) => other !== key);
      return { ...lists, favourites: (on ? [key, ...others] : others).slice(0, MAX_FAVOURITES) };
    }
    case 'use': {
      const used = { key: change.key, used_at: now };
      const others = lists.recent.filter(({ key }) => key !== change.key);
      return { ...lists, recent: [used, ...others].slice(0, MAX_RECENT_PROMPTS) };
    }
    case 'adopt':
      return adopt(lists, change, now);
  }
}

/** The account's entries stay first, because they are newer than the browser's. */
function adopt(
  { favourites, recent }: PromptLists,
  older: Extract<ListsChange, { action: 'adopt' }>,
  now: string,
): PromptLists {
  const known = new Set(recent.map(({ key }) => key));
  const oldest = recent.at(-1)?.used_at ?? now;
  const added = [...new Set(older.recent)].filter((key) => !known.has(key));
  return {
    favourites: [...new Set([...favourites, ...older.favourites])].slice(0, MAX_FAVOURITES),
    recent: [...recent, ...added.map((key) => ({ key, used_at: oldest }))].slice(
      0,
      MAX_RECENT_PROMPTS,
    ),
  };
}

/** The lists without a deleted prompt. */
export function withoutPrompt(lists: PromptLists, key: string): PromptLists {
  return {
    favourites: lists.favourites.filter((other) => other !== key),
    recent: lists.recent.filter((used) => used.key !== key),
  };
}

/** The lists that browsers stored before accounts did; one of another shape is empty. */
export function parseLegacyLists(text: string | null): { favourites: string[]; recent: string[] } {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return { favourites: [], recent: [] };
    return {
      favourites: keysIn(stored, 'favourites', MAX_FAVOURITES),
      recent: keysIn(stored, 'recent', MAX_RECENT_PROMPTS),
    };
  } catch {
    return { favourites: [], recent: [] };
  }
}

function keysIn(stored: object, name: ListName, max: number): string[] {
  const keys: unknown = (stored as Partial<Record<ListName, unknown>>)[name];
  if (!Array.isArray(keys)) return [];
  const texts = keys.filter(
    (key): key is string => typeof key === 'string' && PROMPT_KEY.test(key),
  );
  return [...new Set(texts)].slice(0, max);
}

/** Changes from a browser's storage; invalid ones are left out. */
export function parseChanges(stored: unknown): ListsChange[] {
  return Array.isArray(stored) ? stored.filter(isSimpleChange) : [];
}

function isSimpleChange(step: unknown): step is ListsChange {
  if (typeof step !== 'object' || step === null) return false;
  const { action, key, on } = step as Partial<Record<string, unknown>>;
  if (typeof key !== 'string' || !PROMPT_KEY.test(key)) return false;
  return action === 'use' || (action === 'favourite' && typeof on === 'boolean');
}

/** Those of the prompts that are in a list, in its order. */
export function inList<T extends { prompt: { id: string } }>(
  prompts: readonly T[],
  keys: readonly string[],
): T[] {
  const byKey = new Map(prompts.map((each) => [promptKey(each.prompt.id), each]));
  return keys.map((key) => byKey.get(key)).filter((found) => found !== undefined);
}
