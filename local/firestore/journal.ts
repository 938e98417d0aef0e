import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentStore, StoredDocument } from './store/document-store.ts';
import { normalizeFields } from './store/normalize.ts';

/** One change of a commit: a document as it is now, a document that is gone, or an emptied database. */
export type Entry = { put: StoredDocument } | { delete: string } | { clear: string };

/**
 * The commits since the last saved state, one to a line. A commit is written here before it takes
 * effect and before anybody hears of it, so that killing the process loses nothing that was
 * acknowledged; only a crash of the whole machine could.
 */
export class Journal {
  #file: string;
  #descriptor: number | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Starts anew, when the state is saved. */
  async restart(): Promise<void> {
    await this.end();
    await mkdir(path.dirname(this.#file), { recursive: true });
    this.#descriptor = openSync(this.#file, 'a');
  }

  /** @throws when the line cannot be written; the commit must then not happen */
  record(entries: Entry[]): void {
    if (this.#descriptor !== undefined && entries.length > 0)
      writeSync(this.#descriptor, `${JSON.stringify(entries)}\n`);
  }

  /** Does everything again that a killed process has left; doing it twice changes nothing. */
  async replay(store: DocumentStore): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // What follows the last line break was cut off while it was written: nobody has heard of it.
    for (const line of text.split('\n').slice(0, -1))
      for (const entry of JSON.parse(line) as Entry[]) apply(entry, store);
  }

  /** Removes the journal. */
  async end(): Promise<void> {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    await rm(this.#file, { force: true });
  }
}

function apply(entry: Entry, store: DocumentStore): void {
  if ('put' in entry) store.put({ ...entry.put, fields: normalizeFields(entry.put.fields) });
  else if ('delete' in entry) store.delete(entry.delete);
  else store.clear(entry.clear);
}
