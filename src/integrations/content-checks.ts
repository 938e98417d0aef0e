import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Publication } from '../shared/rules/publication.ts';
import { checkContent } from './content-checks/check-content.ts';
import { checkFields } from './content-checks/check-fields.ts';
import { formatProblems } from './content-checks/problem.ts';
import { CONTENT_FOLDER, readContent, readSharedContent } from './content-checks/read-content.ts';

/** Without a stack, which Astro would print and which is of no use to an editor. */
class ContentMistakes extends Error {
  override stack = '';

  constructor(list: string) {
    super(`The content has mistakes:\n\n${list}\n`);
  }
}

/**
 * Stops the build when an editor's file is wrong, with the file, the line and what to do. In
 * development the same list shows in the terminal and over the page until the files are right.
 *
 * It runs before Astro reads the collections, whose schemas stop at the first wrong file: therefore
 * wrong fields stop the start of the dev server as well, with the whole list.
 */
export function contentChecks(publication: Publication): AstroIntegration {
  let root = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') {
          const list = formatProblems(await checkContent(root, publication));
          if (list) throw new ContentMistakes(list);
        }
        if (command === 'dev' && (await hasWrongFields(root))) {
          throw new ContentMistakes(formatProblems(await checkContent(root)));
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        let list = '';
        const show = () => {
          if (list) server.ws.send({ type: 'error', err: { message: list, stack: '' } });
        };
        const check = async () => {
          const former = list;
          list = formatProblems(await checkContent(root));
          // The watcher often reports a file more than once.
          if (list && list !== former) logger.warn(`The content has mistakes:\n${list}`);
          show();
        };
        // A change of content reloads the page, which closes the overlay with the list.
        server.ws.on('connection', show);
        server.watcher.on('all', (_, file) => {
          if (file.replaceAll('\\', '/').includes(`/${CONTENT_FOLDER}/`)) void check();
        });
        void check();
      },
    },
  };
}

async function hasWrongFields(root: string): Promise<boolean> {
  const files = [...(await readContent(root)), ...readSharedContent(root)];
  return files.some((file) => checkFields(file).length > 0);
}
