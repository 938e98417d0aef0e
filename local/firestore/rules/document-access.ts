import type { DocumentReader } from './types.ts';
import { EvaluationError, PathValue, toMap, typeOf, type RulesValue } from './values.ts';

/** Most documents that one request's rules may look up (Firestore's limit for single requests). */
const MAX_DOCUMENT_LOOKUPS = 10;

/** The database segments before a document's own path. */
export const DATABASE_PREFIX = ['databases', '(default)', 'documents'] as const;

/** A document as `resource`: `data`, `id` and `__name__`. */
export function resourceOf(path: string, data: Record<string, unknown>): RulesValue {
  const segments = path.split('/');
  return new Map<string, RulesValue>([
    ['data', toMap(data)],
    ['id', segments.at(-1) ?? ''],
    ['__name__', new PathValue([...DATABASE_PREFIX, ...segments])],
  ]);
}

/** `get()` and `exists()` for one request, counted. */
export class DocumentAccess {
  readonly #read: DocumentReader;
  readonly #seen = new Map<string, Record<string, unknown> | null>();

  constructor(read: DocumentReader) {
    this.#read = read;
  }

  /**
   * The document at a full path, as `resource`; null when there is none.
   * @throws EvaluationError for a path outside this database, or too many documents
   */
  get(path: RulesValue): RulesValue {
    const name = relativePath(path);
    let data = this.#seen.get(name);
    if (data === undefined) {
      if (this.#seen.size >= MAX_DOCUMENT_LOOKUPS) {
        throw new EvaluationError(`more than ${String(MAX_DOCUMENT_LOOKUPS)} document look-ups`);
      }
      data = this.#read(name);
      this.#seen.set(name, data);
    }
    return data && resourceOf(name, data);
  }
}

function relativePath(path: RulesValue): string {
  if (!(path instanceof PathValue)) {
    throw new EvaluationError(`expected a path, not ${typeOf(path)}`);
  }
  const inside = path.segments.slice(DATABASE_PREFIX.length);
  const isHere = DATABASE_PREFIX.every((segment, at) => path.segments[at] === segment);
  if (!isHere || inside.length === 0 || inside.length % 2 !== 0) {
    throw new EvaluationError(`/${path.segments.join('/')} is not the path of a document`);
  }
  return inside.join('/');
}
