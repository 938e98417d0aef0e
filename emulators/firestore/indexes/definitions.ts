import { formatFieldPath, NAME_FIELD, parseFieldPath } from '../store/field-paths.ts';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** One field of an index: sorted one way, or the elements of an array. */
export interface IndexField {
  path: string;
  mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
}

/** An index with everything explicit; the document's name is always its last field. */
export interface Index {
  collection: string;
  scope: IndexScope;
  fields: IndexField[];
}

/** The content of firestore.indexes.json (https://firebase.google.com/docs/reference/firestore/indexes). */
export interface IndexDefinitions {
  composites: readonly Index[];
  /** The indexes of one field, in place of the automatic ones; by {@link fieldKey}. */
  overrides: ReadonlyMap<string, readonly Index[]>;
}

interface FieldJson {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

interface DefinitionsJson {
  indexes?: { collectionGroup: string; queryScope?: IndexScope; fields: FieldJson[] }[];
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    indexes: (Omit<FieldJson, 'fieldPath'> & { queryScope?: IndexScope })[];
  }[];
}

/** What a field of a collection is kept under among the overrides; the path `*` means all others. */
function fieldKey(collection: string, path: string): string {
  return `${collection}/${path}`;
}

/** @throws when the text is not JSON */
export function parseIndexes(text: string): IndexDefinitions {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text) as DefinitionsJson;
  return {
    composites: indexes.map(({ collectionGroup, queryScope = 'COLLECTION', fields }) => ({
      collection: collectionGroup,
      scope: queryScope,
      fields: withName(fields.map(toField)),
    })),
    overrides: new Map(
      fieldOverrides.map((override) => [
        fieldKey(override.collectionGroup, override.fieldPath),
        override.indexes.map(({ queryScope = 'COLLECTION', ...mode }) => ({
          collection: override.collectionGroup,
          scope: queryScope,
          fields: withName([toField({ ...mode, fieldPath: override.fieldPath })]),
        })),
      ]),
    ),
  };
}

/**
 * The indexes of a single field: the automatic ones, unless an override for it, for the map that it is
 * in or for the whole collection replaces them.
 */
export function singleFieldIndexes(
  { overrides }: IndexDefinitions,
  collection: string,
  path: string,
): readonly Index[] {
  const names = parseFieldPath(path);
  const ancestors = names.map((_, index) => formatFieldPath(names.slice(0, names.length - index)));
  const [found] = [...ancestors, '*'].flatMap((each) => {
    const override = overrides.get(fieldKey(collection, each));
    return override ? [override] : [];
  });
  if (found) {
    return found.map((index) => {
      const [{ mode } = { mode: 'ASCENDING' as const }] = index.fields;
      return { ...index, fields: withName([{ path, mode }]) };
    });
  }
  return (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
    collection,
    scope: 'COLLECTION',
    fields: withName([{ path, mode }]),
  }));
}

function toField({ fieldPath, order, arrayConfig }: FieldJson): IndexField {
  return { path: fieldPath, mode: arrayConfig ?? order ?? 'ASCENDING' };
}

/** The name comes last by itself, in the direction of the last sorted field. */
function withName(fields: IndexField[]): IndexField[] {
  return fields.at(-1)?.path === NAME_FIELD ? fields : [...fields, nameAfter(fields)];
}

/** An index's default order of names: as its last field, upwards after an array. */
export function nameAfter(fields: readonly IndexField[]): IndexField {
  const isDescending = fields.at(-1)?.mode === 'DESCENDING';
  return { path: NAME_FIELD, mode: isDescending ? 'DESCENDING' : 'ASCENDING' };
}
