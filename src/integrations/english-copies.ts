import { globSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE, parseLocalizedPath } from '../i18n/locales.ts';
import { feedPath } from '../routes.ts';

/**
 * Copies the English pages and their feed to `/en`, for Hosting's language negotiation (product
 * 2.3). The pages are the same at both addresses, and rendering them twice would take longer.
 */
export function englishCopies(): AstroIntegration {
  return {
    name: 'english-copies',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = [...globSync('**/*.html', { cwd: folder }), feedPath.slice(1)];
        const english = files.filter(
          (file) => parseLocalizedPath(`/${file}`).locale === DEFAULT_LOCALE,
        );
        const copyOf = (file: string) => join(folder, DEFAULT_LOCALE, file);
        for (const to of new Set(english.map((file) => dirname(copyOf(file))))) {
          mkdirSync(to, { recursive: true });
        }
        // Hard links, so that a thousand posts are written once.
        for (const file of english) linkSync(join(folder, file), copyOf(file));
      },
    },
  };
}
