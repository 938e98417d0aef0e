import { invalidArgument, StatusError } from '../errors.ts';
import { NAME_FIELD, parseFieldPath } from '../store/field-paths.ts';
import { normalizeValue } from '../store/normalize.ts';
import { compareText } from '../store/value-order.ts';
import type { Cursor, FieldOperator, Filter, StructuredQuery, Value } from '../wire.ts';
import { type Condition, disjunctions, toCondition } from './conditions.ts';

export interface OrderTerm {
  path: string[];
  descending: boolean;
}
export interface Bound {
  values: Value[];
  before: boolean;
}

/** A query with everything explicit that Firestore adds by itself. */
export interface QueryPlan {
  /** Resource name of the document (or root) that the query starts from. */
  parent: string;
  collectionId: string | undefined;
  allDescendants: boolean;
  condition: Condition | undefined;
  /** Explicit terms, then the inequality fields by name, then the document's name. */
  order: OrderTerm[];
  startAt: Bound | undefined;
  endAt: Bound | undefined;
  offset: number;
  limit: number | undefined;
  select: string[][] | undefined;
}

/** Most disjunctions of a query in disjunctive normal form. https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const MAX_DISJUNCTIONS = 30;

const RANGE_OPERATORS: ReadonlySet<FieldOperator> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
]);

/** Validates a query and completes it. */
export function planQuery(parent: string, query: StructuredQuery): QueryPlan {
  if (query.findNearest)
    throw new StatusError('UNIMPLEMENTED', 'Vector search is not available locally.');
  const [selector, ...others] = query.from ?? [];
  if (!selector || others.length > 0)
    throw invalidArgument('A query must have exactly one "from".');
  const limit = query.limit;
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative');
  if ((query.offset ?? 0) < 0) throw invalidArgument('offset is negative');
  const condition = query.where && toCondition(query.where);
  if (condition && disjunctions(condition) > MAX_DISJUNCTIONS)
    throw invalidArgument(`A query may have at most ${MAX_DISJUNCTIONS} disjunctions.`);
  const order = completeOrder(query);
  return {
    parent,
    collectionId: selector.collectionId || undefined,
    allDescendants: selector.allDescendants ?? false,
    condition,
    order,
    startAt: toBound(query.startAt, order),
    endAt: toBound(query.endAt, order),
    offset: query.offset ?? 0,
    limit,
    select:
      query.select && (query.select.fields ?? []).map(({ fieldPath }) => parseFieldPath(fieldPath)),
  };
}

/** https://cloud.google.com/firestore/docs/reference/rest/v1/StructuredQuery#FIELDS.order_by */
function completeOrder(query: StructuredQuery): OrderTerm[] {
  const order = (query.orderBy ?? []).map((term) => ({
    path: parseFieldPath(term.field.fieldPath),
    descending: term.direction === 'DESCENDING',
  }));
  const descending = order.at(-1)?.descending ?? false;
  const present = new Set((query.orderBy ?? []).map((term) => term.field.fieldPath));
  for (const field of [...inequalityFields(query.where)].sort(compareText)) {
    if (present.has(field) || field === NAME_FIELD) continue;
    order.push({ path: parseFieldPath(field), descending });
  }
  if (!present.has(NAME_FIELD)) order.push({ path: [NAME_FIELD], descending });
  return order;
}

function inequalityFields(filter: Filter | undefined): Set<string> {
  const nested = filter?.compositeFilter?.filters ?? [];
  if (nested.length > 0) return new Set(nested.flatMap((child) => [...inequalityFields(child)]));
  const { fieldFilter, unaryFilter } = filter ?? {};
  if (fieldFilter && RANGE_OPERATORS.has(fieldFilter.op))
    return new Set([fieldFilter.field.fieldPath]);
  if (unaryFilter?.op.startsWith('IS_NOT_')) return new Set([unaryFilter.field.fieldPath]);
  return new Set();
}

function toBound(cursor: Cursor | undefined, order: OrderTerm[]): Bound | undefined {
  if (!cursor) return undefined;
  const values = (cursor.values ?? []).map((value) => normalizeValue(value));
  if (values.length > order.length)
    throw invalidArgument('A cursor has more values than the query has orders.');
  return { values, before: cursor.before ?? false };
}
