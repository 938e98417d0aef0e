import { StatusError } from '../errors.ts';
import type { QueryPlan } from '../query/plan.ts';
import { NAME_FIELD } from '../store/field-paths.ts';
import {
  nameAfter,
  singleFieldIndexes,
  type Index,
  type IndexDefinitions,
  type IndexField,
  type IndexScope,
} from './definitions.ts';
import { requirementsOf, type Requirement } from './requirements.ts';

/**
 * Refuses a query that Firestore would refuse for want of an index.
 *
 * Firestore answers from one index, or from several that end in the same order: each contributes some
 * of the fields that are looked up. https://firebase.google.com/docs/firestore/query-data/index-overview
 *
 * @param aggregated paths of the fields that are summed up
 * @throws StatusError FAILED_PRECONDITION, with the definition that is missing
 */
export function requireIndexes(
  definitions: IndexDefinitions,
  plan: QueryPlan,
  aggregated: readonly string[][] = [],
): void {
  const missing = requirementsOf(plan, aggregated).find(
    (requirement) => !isServed(definitions, requirement),
  );
  if (!missing) return;
  const definition = JSON.stringify(toDefinition(definitions, missing), null, 2);
  throw new StatusError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json:\n${definition}`,
  );
}

function isServed(definitions: IndexDefinitions, requirement: Requirement): boolean {
  const { looked, order } = requirement;
  // Documents are stored by name, upwards.
  if (looked.length === 0 && isSame(order, [nameAfter([])])) return true;
  const prefixes = indexesFor(definitions, requirement).flatMap(({ fields }) => {
    const start = fields.length - order.length;
    if (start < 0 || !isSame(fields.slice(start), order)) return [];
    const prefix = fields.slice(0, start);
    return prefix.every((field) => looked.some((each) => finds(field, each))) ? [prefix] : [];
  });
  if (looked.length === 0) return prefixes.some((prefix) => prefix.length === 0);
  return looked.every((each) => prefixes.flat().some((field) => finds(field, each)));
}

function indexesFor(
  definitions: IndexDefinitions,
  { collection, scope, looked, order }: Requirement,
): Index[] {
  const paths = new Set([...looked, ...order].map(({ path }) => path));
  paths.delete(NAME_FIELD);
  return [
    ...definitions.composites,
    ...[...paths].flatMap((path) => singleFieldIndexes(definitions, collection, path)),
  ].filter((index) => index.collection === collection && index.scope === scope);
}

/** Whether a field of an index finds the value that is looked up, whichever way it is sorted. */
function finds(field: IndexField, looked: IndexField): boolean {
  return field.path === looked.path && (field.mode === 'CONTAINS') === (looked.mode === 'CONTAINS');
}

function isSame(left: readonly IndexField[], right: readonly IndexField[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ path, mode }, index) => path === right[index]?.path && mode === right[index].mode)
  );
}

/** The index in the words of firestore.indexes.json: a composite, or an override for a single field. */
function toDefinition(
  definitions: IndexDefinitions,
  { collection, scope, looked, order }: Requirement,
): object {
  const all = [...looked, ...order];
  const isImplied = all.length > 1 && isSame(all.slice(-1), [nameAfter(all.slice(0, -1))]);
  const fields = isImplied ? all.slice(0, -1) : all;
  const [only] = fields;
  if (fields.length > 1 || only === undefined || only.path === NAME_FIELD) {
    return {
      collectionGroup: collection,
      queryScope: scope,
      fields: fields.map((field) => ({ fieldPath: field.path, ...modeOf(field) })),
    };
  }
  // An override replaces what the field has, so it has to repeat that.
  const present = singleFieldIndexes(definitions, collection, only.path).map((index) => ({
    scope: index.scope,
    field: index.fields[0] ?? only,
  }));
  const toJson = (entry: { scope: IndexScope; field: IndexField }) => ({
    queryScope: entry.scope,
    ...modeOf(entry.field),
  });
  return {
    fieldOverrides: [
      {
        collectionGroup: collection,
        fieldPath: only.path,
        indexes: [...present, { scope, field: only }].map(toJson),
      },
    ],
  };
}

function modeOf({ mode }: IndexField): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
