/** What a page's structured data (JSON-LD) says that the site check looks for. */
interface StructuredData {
  /** Each once, in their order. */
  types: string[];
  hasDate: boolean;
  hasAuthor: boolean;
  /** A piece is no JSON. */
  isBroken: boolean;
}

/** Most types that are kept, and most values that are looked at. */
const MAX_TYPES = 20;
const MAX_VALUES = 5_000;

/** What schema.org's names look like; others are left out. */
const TYPE = /^(?:https?:\/\/schema\.org\/)?([A-Z][A-Za-z0-9]{1,60})$/;

/** Reads pieces of JSON-LD, without calling itself: nothing that is nested deeply ends it. */
export function readStructuredData(pieces: readonly string[]): StructuredData {
  const types = new Set<string>();
  const data = { hasDate: false, hasAuthor: false, isBroken: false };
  const open: unknown[] = [];
  for (const piece of pieces) {
    try {
      if (piece.trim() !== '') open.push(JSON.parse(piece));
    } catch {
      data.isBroken = true;
    }
  }
  for (let seen = 0; seen < MAX_VALUES && seen < open.length; seen += 1) {
    const value = open[seen];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      open.push(...value.slice(0, MAX_VALUES));
      continue;
    }
    for (const [key, part] of Object.entries(value)) {
      if (key === '@type') addTypes(types, part);
      data.hasDate ||= /^date(?:Published|Modified|Created)$/.test(key);
      data.hasAuthor ||= key === 'author';
      if (typeof part === 'object' && part !== null) open.push(part);
    }
  }
  return { ...data, types: [...types] };
}

function addTypes(types: Set<string>, value: unknown): void {
  for (const text of Array.isArray(value) ? value.slice(0, MAX_TYPES) : [value]) {
    const name = typeof text === 'string' ? TYPE.exec(text)?.[1] : undefined;
    if (name !== undefined && types.size < MAX_TYPES) types.add(name);
  }
}
