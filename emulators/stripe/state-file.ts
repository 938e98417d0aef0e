import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyState, type State } from './world.ts';

/** Writes the whole state as JSON; the file is whole at every moment. */
export async function saveState(path: string, state: State): Promise<void> {
  const text = JSON.stringify(state);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** Reads a saved state; `undefined` when there is no such file. */
export async function loadState(path: string): Promise<State | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [empty, saved] = [emptyState(), JSON.parse(text) as State];
  // An older file lacks what was added since.
  return { ...empty, ...saved, tables: { ...empty.tables, ...saved.tables } };
}
