import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONSENT_BANNER_PATH } from '../lib/consent.ts';
import { withPolicy } from './finish-pages/content-policy.ts';
import { withPreloads } from './finish-pages/island-preloads.ts';
import { inlineStyles } from './finish-pages/page-styles.ts';
import type { SiteEnvironment } from './site-environment.ts';

/** The banner is inserted into any page (features/consent), so its styles are in every page. */
const BANNER = `**${CONSENT_BANNER_PATH}.html`;

/**
 * Post-processes every built page: adds the preloads of its islands' modules, inlines the styles
 * that it uses, and adds a content security policy with the hashes of the result.
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
