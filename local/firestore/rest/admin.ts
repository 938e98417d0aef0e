import { readFileSync } from 'node:fs';

/** The files that a deployment would have been made from. */
export interface DeployedFiles {
  rules: string;
  indexes: string | undefined;
}

interface IndexesJson {
  indexes?: { collectionGroup: string; queryScope?: string; fields: object[] }[];
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: object[];
  }[];
}

const DATABASE =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/collectionGroups\/-\/(indexes|fields)$/;
const RULES = /^\/v1\/(projects\/[^/]+)\/(releases\/cloud\.firestore|rulesets\/local)$/;

/**
 * What is deployed, in the words of Google's Firestore Admin API and Firebase Rules API: here that is
 * always what the files say. For tools that look a deployment over.
 *
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes
 *
 * @returns null for any other address
 */
export function answerAdmin(files: DeployedFiles, pathname: string): object | null {
  const [, database, kind] = DATABASE.exec(decodeURIComponent(pathname)) ?? [];
  if (database !== undefined && files.indexes !== undefined) {
    const json = JSON.parse(readFileSync(files.indexes, 'utf8')) as IndexesJson;
    return kind === 'indexes' ? indexesOf(json, database) : fieldsOf(json, database);
  }
  const [, project, object] = RULES.exec(pathname) ?? [];
  if (project === undefined) return null;
  const name = `${project}/${String(object)}`;
  if (object !== 'rulesets/local') return { name, rulesetName: `${project}/rulesets/local` };
  const content = readFileSync(files.rules, 'utf8');
  return { name, source: { files: [{ name: 'firestore.rules', content }] } };
}

function indexesOf({ indexes = [] }: IndexesJson, database: string): object {
  return {
    indexes: indexes.map(({ collectionGroup, queryScope = 'COLLECTION', fields }, index) => ({
      name: `${database}/collectionGroups/${collectionGroup}/indexes/${index}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__' }],
      state: 'READY',
    })),
  };
}

function fieldsOf({ fieldOverrides = [] }: IndexesJson, database: string): object {
  return {
    fields: fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes }) => ({
      name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: { indexes },
      ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
    })),
  };
}
