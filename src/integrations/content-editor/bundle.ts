import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { EDITOR_PATH } from '../../routes.ts';

const START = fileURLToPath(new URL('start.ts', import.meta.url));
/** Sveltia CMS as its package gives it to bundlers: its fonts and decoders are files beside it. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** What only code and map fields load, of which our content has none: 300 files. */
const UNUSED = /^(@shikijs\/(langs|themes)|leaflet|terra-draw)/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup(plugin) {
    plugin.onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
    plugin.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default []' }));
  },
};

/** The stylesheet names its fonts at a CDN as well; the package has the same files. */
const CDN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Asked every few minutes whether GitHub is up; whoever edits sees that by a save that fails. */
const GITHUB_STATUS = 'https://www.githubstatus.com/api/v2/status.json';
const NO_INCIDENT = `data:application/json,${encodeURIComponent('{"status":{"indicator":"none"}}')}`;

/** Leaves nothing that the editor would ask of strangers' servers by itself. */
const withoutStrangers: Plugin = {
  name: 'without-strangers',
  setup(plugin) {
    plugin.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
      const files = await readdir(join(PACKAGE, 'assets'));
      const code = await readFile(path, 'utf8');
      if (!code.includes(GITHUB_STATUS))
        throw new Error('@sveltia/cms asks elsewhere for a status.');
      const contents = code
        .replaceAll(GITHUB_STATUS, NO_INCIDENT)
        .replaceAll(CDN_FONT, (_, family: string, subset: string) => {
          const file = files.find((name) => name.startsWith(`${family}-${subset}`));
          if (!file) throw new Error(`@sveltia/cms has no file for its font ${family} ${subset}.`);
          return `${EDITOR_PATH}/assets/${file}`;
        });
      return { contents };
    });
  },
};

/**
 * Bundles the editor into a folder.
 *
 * @returns the file's name that the page loads
 */
export async function bundleEditor(folder: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: { editor: START },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    plugins: [withoutUnused, withoutStrangers],
    metafile: true,
  });
  await cp(join(PACKAGE, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const names = Object.keys(metafile.outputs).map((file) => basename(file));
  return names.find((name) => name.startsWith('editor-')) ?? '';
}
