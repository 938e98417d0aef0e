import type { Condition } from '../query/conditions.ts';
import type { QueryPlan } from '../query/plan.ts';
import { formatFieldPath, NAME_FIELD } from '../store/field-paths.ts';
import type { IndexField, IndexScope } from './definitions.ts';

/** What the indexes behind a query, or behind one alternative of an "or", have to offer together. */
export interface Requirement {
  collection: string;
  scope: IndexScope;
  /** Fields of which one value is looked up; any direction will do. */
  looked: IndexField[];
  /** What the results are sorted by, the document's name included. */
  order: IndexField[];
}

/**
 * What a query requires; nothing where it names no collection, as only `recursiveDelete` does.
 *
 * @param aggregated paths of the fields that are summed up, which must be in the index too
 */
export function requirementsOf(plan: QueryPlan, aggregated: readonly string[][]): Requirement[] {
  const { collectionId, allDescendants, condition } = plan;
  if (collectionId === undefined) return [];
  const fields = plan.order.map(({ path, descending }): IndexField => ({
    path: formatFieldPath(path),
    mode: descending ? 'DESCENDING' : 'ASCENDING',
  }));
  return alternatives(condition).map((looked) => {
    const order = withAggregated(
      fields.filter(({ path }) => path === NAME_FIELD || !isPinned(looked, path)),
      aggregated.map(formatFieldPath).filter((path) => !isPinned(looked, path)),
    );
    return {
      collection: collectionId,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      looked,
      order,
    };
  });
}

function isPinned(looked: readonly IndexField[], path: string): boolean {
  return looked.some((field) => field.path === path && field.mode !== 'CONTAINS');
}

/** Summed fields come before the name, in the direction of what is before them. */
function withAggregated(order: IndexField[], aggregated: string[]): IndexField[] {
  const added = [...new Set(aggregated)]
    .filter((path) => !order.some((field) => field.path === path))
    .sort();
  const mode = order.at(-1)?.mode ?? 'ASCENDING';
  return [...order.slice(0, -1), ...added.map((path) => ({ path, mode })), ...order.slice(-1)];
}

/**
 * The fields that each alternative of a condition looks up. Inequalities are not among them: the plan
 * sorts by their fields. Neither is the name, which every index has.
 */
function alternatives(condition: Condition | undefined): IndexField[][] {
  if (condition === undefined) return [[]];
  if (condition.kind === 'any') return condition.conditions.flatMap(alternatives);
  if (condition.kind === 'all') {
    return condition.conditions
      .map(alternatives)
      .reduce<IndexField[][]>(
        (lefts, rights) => lefts.flatMap((left) => rights.map((right) => merge(left, right))),
        [[]],
      );
  }
  const mode = MODES[condition.operator];
  const path = formatFieldPath(condition.path);
  return [mode === undefined || path === NAME_FIELD ? [] : [{ path, mode }]];
}

const MODES: Partial<Record<string, IndexField['mode']>> = {
  EQUAL: 'ASCENDING',
  IN: 'ASCENDING',
  IS_NULL: 'ASCENDING',
  IS_NAN: 'ASCENDING',
  ARRAY_CONTAINS: 'CONTAINS',
  ARRAY_CONTAINS_ANY: 'CONTAINS',
};

function merge(left: IndexField[], right: IndexField[]): IndexField[] {
  const added = right.filter(
    ({ path, mode }) => !left.some((field) => field.path === path && field.mode === mode),
  );
  return [...left, ...added];
}
