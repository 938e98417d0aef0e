import { build, type BuildOptions } from 'esbuild';
import type { Plugin } from 'vite';

const SUFFIX = /\?inline-script$/;

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
} as const satisfies BuildOptions;

/**
 * `import code from './x.ts?inline-script'` gives a TypeScript file as one minified classic script,
 * for scripts that must run before the first paint or are too small for a request of their own.
 * Scripts that Astro bundles would share chunks with the islands, which is one more request on
 * public pages.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: SUFFIX },
      async handler(id) {
        const entryPoints = [id.replace(SUFFIX, '')];
        const result = await build({ ...OPTIONS, entryPoints, metafile: true });
        for (const input of Object.keys(result.metafile.inputs)) this.addWatchFile(input);
        const code = result.outputFiles[0]?.text.trim() ?? '';
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}
