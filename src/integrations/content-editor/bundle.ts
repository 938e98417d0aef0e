import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const START = fileURLToPath(new URL('start.ts', import.meta.url));
/** Sveltia CMS as its package gives it to bundlers: its fonts and decoders are files beside it. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** What only code and map fields load, of which our content has none: 300 files. */
const UNUSED = /^(@shikijs\/(langs|themes)|leaflet|terra-draw)/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup(plugin) {
    plugin.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'unused' }));
    plugin.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default []' }));
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
    plugins: [withoutUnused],
    metafile: true,
  });
  await cp(join(PACKAGE, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const [entry = ''] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint) ?? [];
  return basename(entry);
}
