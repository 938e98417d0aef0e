import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Something done with every built page, after those before it in the list. */
export interface PageStep {
  /**
   * The page as this step leaves it.
   *
   * @param file path in the built site, with forward slashes, like `de/blog.html`
   */
  page: (html: string, file: string) => string;
  /** After the last page. */
  end?: () => void;
}

/**
 * Makes a step when all pages and scripts are written.
 *
 * @param folder the built site, with a slash at the end
 */
export type StartStep = (folder: string) => PageStep;

/** Runs the steps over every built page, each of which is read and written once. */
export function finishPages(steps: readonly StartStep[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const started = steps.map((start) => start(folder));
        for (const file of builtFiles(folder, '.html')) {
          // One after the other, without promises, costs a third of asking for all at once.
          const html = readFileSync(join(folder, file), 'utf8');
          const finished = started.reduce((text, { page }) => page(text, file), html);
          writeFileSync(join(folder, file), finished);
        }
        for (const { end } of started) end?.();
      },
    },
  };
}

/** Paths of the built site's files with this ending, with forward slashes. */
export function builtFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(sep, '/'));
}
