import type { Fields } from '../wire.ts';
import { collectionOf, compareIds, idOf } from './names.ts';

/** A stored document; replaced, never changed, so that snapshots can share it. */
export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** What a read can be done on: the live store, or a snapshot of it. */
export class DocumentStore {
  #collections: Map<string, Map<string, StoredDocument>>;

  constructor(collections = new Map<string, Map<string, StoredDocument>>()) {
    this.#collections = collections;
  }

  get(name: string): StoredDocument | undefined {
    return this.#collections.get(collectionOf(name))?.get(name);
  }

  put(document: StoredDocument): void {
    const collection = collectionOf(document.name);
    const documents = this.#collections.get(collection);
    if (documents) documents.set(document.name, document);
    else this.#collections.set(collection, new Map([[document.name, document]]));
  }

  delete(name: string): void {
    const documents = this.#collections.get(collectionOf(name));
    documents?.delete(name);
    if (documents?.size === 0) this.#collections.delete(collectionOf(name));
  }

  /** All documents, in no promised order. */
  *all(): Iterable<StoredDocument> {
    for (const documents of this.#collections.values()) yield* documents.values();
  }

  /**
   * The documents of a query's `from`: those in `parent/collectionId`, or with `allDescendants` those in
   * every collection of that id (of any id when none is given) at any depth below the parent.
   */
  *scan(
    parent: string,
    collectionId: string | undefined,
    allDescendants: boolean,
  ): Iterable<StoredDocument> {
    for (const [collection, documents] of this.#collections) {
      if (!collection.startsWith(`${parent}/`)) continue;
      if (!allDescendants && collectionOf(collection) !== parent) continue;
      if (collectionId !== undefined && idOf(collection) !== collectionId) continue;
      yield* documents.values();
    }
  }

  /** Ids of the collections right below a document (or the root) that hold any document, however deep. */
  collectionIds(parent: string): string[] {
    const ids = new Set<string>();
    for (const collection of this.#collections.keys()) {
      const [id] = collection.startsWith(`${parent}/`)
        ? collection.slice(parent.length + 1).split('/')
        : [];
      if (id !== undefined) ids.add(id);
    }
    return [...ids].sort(compareIds);
  }

  /** Names in a collection; with `showMissing` also of documents that only have descendants. */
  documentNames(collection: string, showMissing: boolean): string[] {
    const names = new Set(this.#collections.get(collection)?.keys());
    if (showMissing)
      for (const other of this.#collections.keys()) {
        const [id] = other.startsWith(`${collection}/`)
          ? other.slice(collection.length + 1).split('/')
          : [];
        if (id !== undefined) names.add(`${collection}/${id}`);
      }
    return [...names].sort((a, b) => compareIds(idOf(a), idOf(b)));
  }

  /** A view that later writes do not change. */
  snapshot(): DocumentStore {
    return new DocumentStore(
      new Map([...this.#collections].map(([key, documents]) => [key, new Map(documents)])),
    );
  }
}
