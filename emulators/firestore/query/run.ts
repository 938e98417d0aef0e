import type { DocumentStore, StoredDocument } from '../store/document-store.ts';
import { NAME_FIELD, pickFields } from '../store/field-paths.ts';
import { compareValues } from '../store/value-order.ts';
import type { Document } from '../wire.ts';
import { matches, valueAt } from './conditions.ts';
import type { Bound, OrderTerm, QueryPlan } from './plan.ts';

/**
 * The matching documents in order, before any projection. A document without one of the ordered fields
 * is no result. https://firebase.google.com/docs/firestore/query-data/order-limit-data
 */
export function runQuery(
  plan: QueryPlan,
  store: DocumentStore,
): { documents: StoredDocument[]; skipped: number } {
  const candidates = [...store.scan(plan.parent, plan.collectionId, plan.allDescendants)].filter(
    (document) =>
      (!plan.condition || matches(plan.condition, document)) &&
      plan.order.every(({ path }) => valueAt(document, path) !== undefined) &&
      isWithin(plan, document),
  );
  candidates.sort((left, right) => compareDocuments(plan.order, left, right));
  const end = plan.limit === undefined ? undefined : plan.offset + plan.limit;
  return {
    documents: candidates.slice(plan.offset, end),
    skipped: Math.min(plan.offset, candidates.length),
  };
}

/** The document as a client gets it, reduced to the selected fields. */
export function project(document: StoredDocument, select: string[][] | undefined): Document {
  if (!select) return document;
  return {
    ...document,
    fields: pickFields(
      document.fields,
      select.filter(([head]) => head !== NAME_FIELD),
    ),
  };
}

function compareDocuments(order: OrderTerm[], left: StoredDocument, right: StoredDocument): number {
  for (const { path, descending } of order) {
    const [a, b] = [valueAt(left, path), valueAt(right, path)];
    const comparison = a && b ? compareValues(a, b) : 0;
    if (comparison !== 0) return descending ? -comparison : comparison;
  }
  return 0;
}

function isWithin({ order, startAt, endAt }: QueryPlan, document: StoredDocument): boolean {
  if (startAt) {
    const position = comparePosition(order, document, startAt);
    if (startAt.before ? position < 0 : position <= 0) return false;
  }
  if (!endAt) return true;
  const position = comparePosition(order, document, endAt);
  return endAt.before ? position < 0 : position <= 0;
}

/** How the document compares with a cursor, which may give values for the first orders only. */
function comparePosition(order: OrderTerm[], document: StoredDocument, bound: Bound): number {
  for (const [index, cursorValue] of bound.values.entries()) {
    const term = order[index];
    const value = term && valueAt(document, term.path);
    const comparison = value ? compareValues(value, cursorValue) : 0;
    if (comparison !== 0) return term?.descending ? -comparison : comparison;
  }
  return 0;
}
