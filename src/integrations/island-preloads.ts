import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './built-files.ts';
import { CHUNKS } from './script-chunks.ts';

const ISLAND = /<astro-island\b[^>]*>/g;
const MODULE = /\b(?:component|renderer)-url="([^"]+)"/g;

/**
 * Names every module of a page's islands in the page, so that they are fetched together instead of
 * one import after the other: those of islands that hydrate by themselves as preloads, those of
 * `client:interaction` in an attribute that its directive reads (client-interaction/directive.ts).
 */
export function islandPreloads(): AstroIntegration {
  const imports = new Map<string, string[]>();

  /** The modules that these addresses import, and so on, with themselves. */
  const modulesOf = (addresses: Iterable<string>) => {
    const found = new Set(addresses);
    for (const address of found) {
      for (const imported of imports.get(address) ?? []) found.add(imported);
    }
    return found;
  };

  /** The page with what its islands need named in it. */
  const withPreloads = (html: string) => {
    const early = new Set<string>();
    const named = html.replace(ISLAND, (tag) => {
      const modules = modulesOf(Array.from(tag.matchAll(MODULE), ([, address = '']) => address));
      if (tag.includes('client="interaction"')) {
        return tag.replace(/>$/, ` data-preload="${[...modules].join(' ')}">`);
      }
      for (const address of modules) early.add(address);
      return tag;
    });
    const links = Array.from(early, (address) => `<link rel="modulepreload" href="${address}">`);
    return named.replace('</head>', () => `${links.join('')}</head>`);
  };

  return {
    name: 'island-preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'island-preloads',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          generateBundle: (_: unknown, bundle: Record<string, { imports?: string[] }>) => {
            for (const [file, chunk] of Object.entries(bundle)) {
              imports.set(`/${file}`, chunk.imports?.map((name) => `/${name}`) ?? []);
            }
          },
        };
        updateConfig({ vite: { plugins: [plugin], ...CHUNKS } });
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of builtFiles(folder, '.html')) {
          const html = readFileSync(join(folder, file), 'utf8');
          if (html.includes('<astro-island')) writeFileSync(join(folder, file), withPreloads(html));
        }
      },
    },
  };
}
