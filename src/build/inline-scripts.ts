import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` gives a TypeScript file as one minified classic script,
 * for scripts that must run before the first paint or are too small for a request of their own.
 * Modules that Astro bundles would share chunks with the islands and cost public pages a request.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const result = await build({
        entryPoints: [id.slice(0, -SUFFIX.length)],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'iife',
        target: 'es2022',
      });
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(file);
      const code = result.outputFiles[0]?.text.trim() ?? '';
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
