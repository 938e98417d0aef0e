import { invalidArgument } from '../errors.ts';
import { compareText } from './value-order.ts';

const RESOURCE = /^(projects\/([^/]+)\/databases\/([^/]+)\/documents)(?:\/(.+))?$/;
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Limit of one id, in UTF-8 bytes. https://cloud.google.com/firestore/quotas */
const MAX_ID_BYTES = 1500;

export interface ResourceName {
  /** `projects/p/databases/d/documents` */
  root: string;
  project: string;
  /** Alternating collection and document ids below the root. */
  segments: string[];
}

/** Takes a resource name apart; refuses what Firestore would not accept as an id. */
export function parseName(name: string): ResourceName {
  const match = RESOURCE.exec(name);
  if (!match?.[1] || !match[2]) throw invalidArgument(`Invalid resource name: ${name}`);
  const segments = match[4]?.split('/') ?? [];
  for (const segment of segments) {
    if (
      segment === '' ||
      segment === '.' ||
      segment === '..' ||
      Buffer.byteLength(segment) > MAX_ID_BYTES
    )
      throw invalidArgument(`Invalid id in resource name: ${name}`);
    if (/^__.*__$/.test(segment) && !NUMERIC_ID.test(segment))
      throw invalidArgument(`Reserved id: ${segment}`);
  }
  return { root: match[1], project: match[2], segments };
}

/** As {@link parseName}, for a name that must be a document's. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0)
    throw invalidArgument(`Document name "${name}" has an odd number of segments.`);
  return parsed;
}

/** The collection that a document's name is in. */
export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

/** The last segment of a name. */
export function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Order of names: segment by segment, numeric ids (`__id7__`) first and by number. */
export function compareNames(left: string, right: string): number {
  const [a, b] = [left.split('/'), right.split('/')];
  for (const [index, segment] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareIds(segment, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Order of two ids. */
export function compareIds(left: string, right: string): number {
  const [a, b] = [NUMERIC_ID.exec(left)?.[1], NUMERIC_ID.exec(right)?.[1]];
  if (a !== undefined && b !== undefined) return Number(BigInt(a) - BigInt(b));
  if (a !== undefined || b !== undefined) return a === undefined ? 1 : -1;
  return compareText(left, right);
}
