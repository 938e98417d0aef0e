import { readFileSync, unwatchFile, watchFile } from 'node:fs';

/** How often a change of the file is looked for; watching by name survives editors that replace it. */
const POLL_MS = 500;

/**
 * A file's content, read anew whenever it changes. At the start a broken file throws; later it is
 * reported, and `broken` holds until it is repaired.
 */
export class WatchedFile<T> {
  current: T;
  #file: string;
  #read: (text: string) => T;
  #broken: T;

  constructor(file: string, read: (text: string) => T, broken: T) {
    this.#file = file;
    this.#read = read;
    this.#broken = broken;
    this.current = read(readFileSync(file, 'utf8'));
    watchFile(file, { interval: POLL_MS, persistent: false }, this.reload);
  }

  /** Reads the file again. */
  reload = (): void => {
    try {
      this.current = this.#read(readFileSync(this.#file, 'utf8'));
    } catch (error) {
      console.error(`${this.#file}: ${String(error)}`);
      this.current = this.#broken;
    }
  };

  close(): void {
    unwatchFile(this.#file, this.reload);
  }
}
