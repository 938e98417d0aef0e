import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './content-checks/check-content.ts';
import { formatProblems } from './content-checks/problem.ts';
import { CONTENT_FOLDER } from './content-checks/read-content.ts';

/**
 * Stops the build when an editor's file is wrong, with the file, the line and what to do. In
 * development the same list stands in the terminal and over the page until the files are right.
 *
 * It runs before Astro reads the collections, whose schemas stop at the first wrong file.
 */
export function contentChecks(): AstroIntegration {
  let root = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build') return;
        const list = formatProblems(await checkContent(root));
        if (list) throw new Error(`The content has mistakes:\n\n${list}\n`);
      },
      'astro:server:setup': ({ server, logger }) => {
        const check = async () => {
          const list = formatProblems(await checkContent(root));
          if (!list) return;
          logger.warn(`The content has mistakes:\n${list}`);
          server.ws.send({ type: 'error', err: { message: list, stack: '' } });
        };
        server.watcher.on('all', (_, file) => {
          if (file.replaceAll('\\', '/').includes(`/${CONTENT_FOLDER}/`)) void check();
        });
        void check();
      },
    },
  };
}
