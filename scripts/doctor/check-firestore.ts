import { EXPIRY_FIELD, expiringCollections } from '#shared/rules/retention.ts';
import { bad, good, orGood, type Finding } from './finding.ts';

/** One index as firestore.indexes.json and Google's Admin API both write it. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: readonly {
    fieldPath: string;
    order?: string | undefined;
    arrayConfig?: string | undefined;
  }[];
  /** Only of a deployed one. */
  state?: string;
}

/** A field that is indexed otherwise than by itself, or by which rows expire. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: number;
  /** State of the time-to-live policy; null without one. */
  ttl: string | null;
}

const DEPLOY = 'Run "npm run deploy -- --only firestore:indexes".';

/** Whether every index of the repository is there and built. */
export function checkIndexes(
  wanted: readonly CompositeIndex[],
  deployed: readonly CompositeIndex[],
): Finding[] {
  const found = new Map(deployed.map((index) => [keyOf(index), index.state ?? '']));
  const wrong = wanted.flatMap((index) => {
    const state = found.get(keyOf(index));
    if (state === 'READY') return [];
    return state === undefined
      ? [bad(`The index ${keyOf(index)} is missing`, DEPLOY)]
      : [bad(`The index ${keyOf(index)} is ${state}`, 'Wait until it is built, then look again.')];
  });
  return orGood(wrong, `All ${wanted.length} indexes are there`);
}

/** The name is the last field of every index, whether it is written or not. */
function keyOf({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const parts = named.map(
    ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`,
  );
  return `${collectionGroup} (${parts.join(', ')})${queryScope === 'COLLECTION' ? '' : `, ${queryScope}`}`;
}

/** Whether fields that must not be indexed are not. */
export function checkExemptions(
  wanted: readonly FieldOverride[],
  deployed: readonly FieldOverride[],
): Finding[] {
  const wrong = wanted.flatMap(({ collectionGroup, fieldPath, indexes }) => {
    const found = deployed.find(
      (field) => field.collectionGroup === collectionGroup && field.fieldPath === fieldPath,
    );
    if (found?.indexes === indexes) return [];
    return [bad(`The field ${collectionGroup}.${fieldPath} is indexed by itself`, DEPLOY)];
  });
  return orGood(wrong, 'Fields that need no index have none');
}

/** Whether rows of every collection with a retention period really expire. */
export function checkTimeToLive(deployed: readonly FieldOverride[]): Finding[] {
  const wrong = expiringCollections.flatMap((name) => {
    const field = deployed.find(
      ({ collectionGroup, fieldPath }) => collectionGroup === name && fieldPath === EXPIRY_FIELD,
    );
    if (field?.ttl === 'ACTIVE') return [];
    const state = field?.ttl ?? 'missing';
    const todo = state === 'CREATING' ? 'Wait until it is active, then look again.' : DEPLOY;
    return [bad(`The time-to-live policy of ${name} is ${state}`, todo)];
  });
  return orGood(wrong, `Rows of ${expiringCollections.length} collections expire`);
}

/** Whether the rules that hold are those of the repository. */
export function checkRules(wanted: string, deployed: string | null): Finding[] {
  const deploy = 'Run "npm run deploy -- --only firestore:rules" from the released state.';
  if (deployed === null) return [bad('No rules are deployed', deploy)];
  if (deployed.trim() !== wanted.trim()) {
    return [bad('The deployed rules differ from firestore.rules', deploy)];
  }
  return [good('The rules are those of the repository')];
}
