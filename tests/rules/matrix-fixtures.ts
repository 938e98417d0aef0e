import { ACTORS, actorNames, collectionNames, type CollectionName } from './matrix-table.ts';

/** Everybody who has documents. */
const owners = [...new Set(actorNames.map((name) => ACTORS[name].owner))];

/** Collections whose document id is the uid (product 23.1). */
const KEYED_BY_UID: readonly CollectionName[] = [
  'user_profiles',
  'user_stats',
  'lesson_progress',
  'member_library',
  'stripe_customers',
];

export function documentId(collection: CollectionName, owner: string): string {
  return KEYED_BY_UID.includes(collection) ? owner : `${collection}-of-${owner}`;
}

/** The one field by which a pinned list of a collection is filtered, and its value. */
export function pinOf(collection: CollectionName, owner: string): [string, string | boolean] {
  if (collection === 'pricing_plans') return ['is_active', true];
  if (collection === 'prompts') return ['status', 'published'];
  if (collection === 'categories') return ['name', 'Marketing'];
  return ['user_id', owner];
}

function profileStatus(owner: string): string | null {
  return Object.values(ACTORS).find((actor) => actor.uid === owner)?.profileStatus ?? null;
}

/** A document of a collection that belongs to somebody. */
export function documentOf(collection: CollectionName, owner: string): Record<string, unknown> {
  const [field, value] = pinOf(collection, owner);
  const status =
    collection === 'user_profiles' ? { subscription_status: profileStatus(owner) } : {};
  return { user_id: owner, [field]: value, ...status };
}

/** All documents, by path. */
export function allDocuments(): Map<string, Record<string, unknown>> {
  return new Map(
    collectionNames.flatMap((collection) =>
      owners.map((owner) => [
        `${collection}/${documentId(collection, owner)}`,
        documentOf(collection, owner),
      ]),
    ),
  );
}
