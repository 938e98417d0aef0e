import { invalidArgument } from '../errors.ts';
import type { StoredDocument } from '../store/document-store.ts';
import { getField, NAME_FIELD, parseFieldPath } from '../store/field-paths.ts';
import { normalizeValue } from '../store/normalize.ts';
import { compareValues, equalValues, toNumber, typeRank } from '../store/value-order.ts';
import type { FieldOperator, Filter, UnaryOperator, Value } from '../wire.ts';

/** A filter that is ready to be asked about documents. */
export type Condition =
  | { kind: 'all'; conditions: Condition[] }
  | { kind: 'any'; conditions: Condition[] }
  | { kind: 'field'; path: string[]; operator: FieldOperator; operand: Value }
  | { kind: 'unary'; path: string[]; operator: UnaryOperator };

/** Most values of each list operator. https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const MAX_LIST_VALUES: Partial<Record<FieldOperator, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

/** Reads a filter; refuses one that Firestore would refuse. */
export function toCondition(filter: Filter): Condition {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const conditions = (compositeFilter.filters ?? []).map(toCondition);
    if (conditions.length === 0) throw invalidArgument('A composite filter must have filters.');
    return { kind: compositeFilter.op === 'OR' ? 'any' : 'all', conditions };
  }
  if (unaryFilter)
    return {
      kind: 'unary',
      path: parseFieldPath(unaryFilter.field.fieldPath),
      operator: unaryFilter.op,
    };
  if (!fieldFilter) throw invalidArgument('A filter must be composite, field or unary.');
  const path = parseFieldPath(fieldFilter.field.fieldPath);
  const operand = toOperand(path, fieldFilter.op, normalizeList(fieldFilter.value));
  return { kind: 'field', path, operator: fieldFilter.op, operand };
}

/** An operand may be a list whose members are arrays; a stored value may not. */
function normalizeList(value: Value): Value {
  if (!('arrayValue' in value)) return normalizeValue(value);
  return {
    arrayValue: {
      values: (value.arrayValue.values ?? []).map((element) => normalizeValue(element)),
    },
  };
}

function toOperand(path: string[], operator: FieldOperator, operand: Value): Value {
  const limit = MAX_LIST_VALUES[operator];
  if (limit !== undefined) {
    const count = listOf(operand)?.length ?? 0;
    if (count === 0) throw invalidArgument(`${operator} requires a non-empty list.`);
    if (count > limit)
      throw invalidArgument(`${operator} supports up to ${limit} comparison values.`);
  }
  const names = limit === undefined ? [operand] : (listOf(operand) ?? []);
  if (path[0] === NAME_FIELD && names.some((name) => !('referenceValue' in name)))
    throw invalidArgument('__key__ filter value must be a Key');
  return operand;
}

/** Number of disjunctions of a condition in disjunctive normal form. */
export function disjunctions(condition: Condition): number {
  if (condition.kind === 'any')
    return condition.conditions.reduce((sum, child) => sum + disjunctions(child), 0);
  if (condition.kind === 'all')
    return condition.conditions.reduce((product, child) => product * disjunctions(child), 1);
  const isList =
    condition.kind === 'field' && ['IN', 'ARRAY_CONTAINS_ANY'].includes(condition.operator);
  return isList && condition.kind === 'field' ? (listOf(condition.operand)?.length ?? 1) : 1;
}

/** The document's value at a path; its name for `__name__`. */
export function valueAt(document: StoredDocument, path: string[]): Value | undefined {
  if (path[0] === NAME_FIELD) return { referenceValue: document.name };
  return getField(document.fields, path);
}

/** Whether a document satisfies a condition. A field that is not there satisfies none. */
export function matches(condition: Condition, document: StoredDocument): boolean {
  if (condition.kind === 'all')
    return condition.conditions.every((child) => matches(child, document));
  if (condition.kind === 'any')
    return condition.conditions.some((child) => matches(child, document));
  const value = valueAt(document, condition.path);
  if (value === undefined) return false;
  if (condition.kind === 'field') return matchesField(condition.operator, value, condition.operand);
  switch (condition.operator) {
    case 'IS_NULL':
      return 'nullValue' in value;
    case 'IS_NOT_NULL':
      return !('nullValue' in value);
    case 'IS_NAN':
      return Number.isNaN(toNumber(value));
    case 'IS_NOT_NAN':
      return !('nullValue' in value) && !Number.isNaN(toNumber(value));
  }
}

function matchesField(operator: FieldOperator, value: Value, operand: Value): boolean {
  const sameType = typeRank(value) === typeRank(operand);
  switch (operator) {
    case 'EQUAL':
      return equalValues(value, operand);
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !equalValues(value, operand);
    case 'LESS_THAN':
      return sameType && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return sameType && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return sameType && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return sameType && compareValues(value, operand) >= 0;
    case 'IN':
      return includesComparable(listOf(operand), value);
    case 'NOT_IN':
      return (
        !('nullValue' in value) &&
        !listOf(operand)?.some((other) => 'nullValue' in other || equalValues(value, other))
      );
    case 'ARRAY_CONTAINS':
      return includesComparable(listOf(value), operand);
    case 'ARRAY_CONTAINS_ANY':
      return listOf(operand)?.some((wanted) => includesComparable(listOf(value), wanted)) ?? false;
  }
}

/** Membership as list operators see it: null and NaN are found by `==` only. */
function includesComparable(list: Value[] | undefined, wanted: Value): boolean {
  if ('nullValue' in wanted || Number.isNaN(toNumber(wanted))) return false;
  return list?.some((element) => equalValues(element, wanted)) ?? false;
}

function listOf(value: Value): Value[] | undefined {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}
