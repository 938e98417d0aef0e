import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EDITOR_PATH } from '../routes.ts';
import { buildEditor } from './content-editor/build.ts';
import { bundleEditor } from './content-editor/bundle.ts';
import { editorPage } from './content-editor/page.ts';
import type { SiteEnvironment } from './site-environment.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

/**
 * Serves the content editor (Sveltia CMS) at `/admin`. It is built separately: it is not in the
 * sitemap, and no page or bundle of the site contains any of it.
 */
export function contentEditor(environment: SiteEnvironment): AstroIntegration {
  const { PUBLIC_EDITOR_REPOSITORY: repository, PUBLIC_EDITOR_SITE: ownSite } = environment;
  const isServed = environment.PUBLIC_BACKEND === 'local' || (repository && !ownSite);
  if (!isServed) return { name: 'content-editor', hooks: {} };
  return {
    name: 'content-editor',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await buildEditor(environment, fileURLToPath(dir));
      },
      'astro:server:setup': ({ server }) => {
        let bundled: Promise<{ folder: string; script: string }> | undefined;
        const bundle = async () => {
          const folder = await mkdtemp(join(tmpdir(), 'editor-'));
          return { folder, script: await bundleEditor(folder) };
        };
        server.middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          if (path !== EDITOR_PATH && !path.startsWith(`${EDITOR_PATH}/`)) {
            next();
            return;
          }
          const serve = async () => {
            const { folder, script } = await (bundled ??= bundle());
            if (path === EDITOR_PATH) {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(editorPage(environment, `${EDITOR_PATH}/${script}`));
              return;
            }
            const file = join(folder, path.slice(EDITOR_PATH.length));
            const type = TYPES[extname(file)];
            if (!type || !file.startsWith(folder) || !existsSync(file)) {
              response.writeHead(404).end();
              return;
            }
            response.setHeader('content-type', type);
            createReadStream(file).pipe(response);
          };
          serve().catch(next);
        });
      },
    },
  };
}
