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

/**
 * Loads a file of {@link saveState} into the store; a file that is not there is an empty database.
 *
 * @throws when the file was written by another version
 */
export async function restoreState(store: DocumentStore, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const state = JSON.parse(text) as State;
  if (state.version !== STATE_VERSION)
    throw new Error(
      `${file} was written by another version of emulators/firestore; delete it to start empty.`,
    );
  for (const document of state.documents)
    store.put({ ...document, fields: normalizeFields(document.fields) });
}
