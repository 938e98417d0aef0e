import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentStore } from './store/document-store.ts';
import { normalizeFields } from './store/normalize.ts';
import type { Document } from './wire.ts';

/** Raised when the file's shape changes; another version is refused. */
const STATE_VERSION = 1;

interface State {
  version: number;
  documents: Required<Document>[];
}

/** Writes all documents to a JSON file; the old file stays whole until the new one is complete. */
export async function saveState(store: DocumentStore, file: string): Promise<void> {
  const state: State = { version: STATE_VERSION, documents: [...store.all()] };
  const draft = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, file);
}

/** Loads a file of {@link saveState} into the store; a file that is not there is an empty database. */
export async function restoreState(store: DocumentStore, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const state = JSON.parse(text) as State;
  if (state.version !== STATE_VERSION)
    throw new Error(
      `${file} was written by another version of local/firestore; delete it to start empty.`,
    );
  for (const document of state.documents)
    store.put({ ...document, fields: normalizeFields(document.fields) });
}

/** Keeps a store's state in a file, one save at a time and only when something has changed. */
export class StateKeeper {
  #store: DocumentStore;
  #file: string;
  #savedRevision: number;
  #saving: Promise<void> = Promise.resolve();

  /** @param store as it was restored from the file */
  constructor(store: DocumentStore, file: string) {
    this.#store = store;
    this.#file = file;
    this.#savedRevision = store.revision;
  }

  /** Resolves when the file holds what the store holds now. */
  save(): Promise<void> {
    this.#saving = this.#saving.catch(() => undefined).then(() => this.#saveIfChanged());
    return this.#saving;
  }

  async #saveIfChanged(): Promise<void> {
    const { revision } = this.#store;
    if (revision === this.#savedRevision) return;
    await saveState(this.#store, this.#file);
    this.#savedRevision = revision;
  }
}
