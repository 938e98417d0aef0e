import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONSENT_BANNER_PATH } from '../lib/consent.ts';
import { withPolicy } from './finish-pages/content-policy.ts';
import { withPreloads } from './finish-pages/island-preloads.ts';
import { inlineStyles } from './finish-pages/page-styles.ts';
import type { SiteEnvironment } from './site-environment.ts';

/** Inserted into any page (features/consent), so that every page has its styles. */
const BANNER = `**${CONSENT_BANNER_PATH}.html`;

/**
 * What a built page gets at the end, in one go: the addresses of its islands' modules, its part of
 * the stylesheets, and a content security policy that fits the result.
 */
export function finishPages(environment: SiteEnvironment): AstroIntegration {
  const imports = new Map<string, string[]>();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'module-imports',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          generateBundle: (_: unknown, bundle: Record<string, { imports?: string[] }>) => {
            for (const [file, chunk] of Object.entries(bundle)) {
              imports.set(`/${file}`, chunk.imports?.map((name) => `/${name}`) ?? []);
            }
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (file: string) => readFileSync(folder + file, 'utf8');
        const banners = globSync(BANNER, { cwd: folder }).map(read).join('');
        const withStyles = inlineStyles(folder, banners);
        for (const file of globSync('**/*.html', { cwd: folder, exclude: [BANNER] })) {
          const html = await withStyles(withPreloads(read(file), imports));
          writeFileSync(folder + file, withPolicy(html, environment, banners));
        }
      },
    },
  };
}
