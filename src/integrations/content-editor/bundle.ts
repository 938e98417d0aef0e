import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { EDITOR_PATH } from '../../routes.ts';

const START = fileURLToPath(new URL('start.ts', import.meta.url));
/** The package of Sveltia CMS; its fonts and decoders are in the folder `assets`. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** The 300 modules of code and map fields, which our content does not have. */
const UNUSED = /^(@shikijs\/(langs|themes)|leaflet|terra-draw)/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup(plugin) {
    plugin.onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
    plugin.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default []' }));
  },
};

/** The stylesheet loads its fonts from a CDN; the package contains the same files. */
const CDN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * The editor requests GitHub's status every few minutes. It is not needed: when GitHub is down,
 * saving fails.
 */
const GITHUB_STATUS = 'https://www.githubstatus.com/api/v2/status.json';
const NO_INCIDENT = `data:application/json,${encodeURIComponent('{"status":{"indicator":"none"}}')}`;

/** Removes the editor's requests to third parties. */
const withoutThirdParties: Plugin = {
  name: 'without-third-parties',
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
 * @returns name of the file that the page loads
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
    plugins: [withoutUnused, withoutThirdParties],
    metafile: true,
  });
  await cp(join(PACKAGE, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const names = Object.keys(metafile.outputs).map((file) => basename(file));
  return names.find((name) => name.startsWith('editor-')) ?? '';
}
