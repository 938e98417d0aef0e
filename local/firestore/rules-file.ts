import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { compileRules } from './rules/compile.ts';
import type { Ruleset } from './rules/types.ts';

/** How often a change of the file is looked for; watching by name survives editors that replace it. */
const POLL_MS = 500;

/**
 * The rules of a file, compiled anew whenever it changes. At the start a broken file throws; later
 * it is reported and denies everything, as a deployment of it would have been refused.
 */
export class RulesFile {
  current: Ruleset;
  #file: string;

  constructor(file: string) {
    this.#file = file;
    this.current = this.#compile();
    watchFile(file, { interval: POLL_MS, persistent: false }, this.reload);
  }

  /** Reads the file again. */
  reload = (): void => {
    try {
      this.current = this.#compile();
    } catch (error) {
      console.error(`${this.#file}: ${String(error)}`);
      this.current = {
        allows: () => ({ allowed: false, reason: 'The rules file cannot be read.' }),
      };
    }
  };

  close(): void {
    unwatchFile(this.#file, this.reload);
  }

  #compile(): Ruleset {
    return compileRules(readFileSync(this.#file, 'utf8'));
  }
}
