import process from 'node:process';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { DEFAULT_LOCALE, LOCALES } from './src/i18n/locales.ts';
import { boundSpaces } from './src/integrations/bound-spaces.ts';
import { clientInteraction } from './src/integrations/client-interaction.ts';
import { contentChecks } from './src/integrations/content-checks.ts';
import { contentEditor } from './src/integrations/content-editor.ts';
import { devLanguages } from './src/integrations/dev-languages.ts';
import { englishCopies } from './src/integrations/english-copies.ts';
import { requireRealVideos } from './src/integrations/example-videos.ts';
import { finishPages } from './src/integrations/finish-pages.ts';
import { functionsProxy } from './src/integrations/functions-proxy.ts';
import { inlineScripts } from './src/integrations/inline-scripts.ts';
import { requireLawText } from './src/integrations/law-text.ts';
import { requireOperator } from './src/integrations/sample-operator.ts';
import { SCRIPT_GROUPS } from './src/integrations/script-chunks.ts';
import { readSiteEnvironment } from './src/integrations/site-environment.ts';
import { localizedSitemap } from './src/integrations/sitemap.ts';
import { licencesPath } from './src/routes.ts';
import { publicationOf } from './src/shared/rules/publication.ts';

const environment = readSiteEnvironment(
  loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), 'PUBLIC_'),
);

requireOperator(environment.PUBLIC_BACKEND);
requireLawText(environment.PUBLIC_BACKEND);
requireRealVideos(environment.PUBLIC_BACKEND);

const browserText = (value) =>
  envField.string({ context: 'client', access: 'public', default: value });

export default defineConfig({
  site: environment.PUBLIC_SITE_URL,
  output: 'static',
  // Astro 7's default drops the space between a line's end and an inline element.
  compressHTML: true,
  trailingSlash: 'never',
  i18n: {
    locales: [...LOCALES],
    defaultLocale: DEFAULT_LOCALE,
    routing: { prefixDefaultLocale: false },
  },
  // `de/index.html` and not `de.html`: Hosting's i18n looks for the folder (product 2.2).
  // finish-pages.ts inlines what a page needs of its stylesheets.
  // Pages wait for their files to be written; four at once take a quarter off a large build.
  build: { format: 'preserve', inlineStylesheets: 'never', concurrency: 4 },
  integrations: [
    contentChecks(publicationOf(environment.PUBLIC_DRAFTS, environment.PUBLIC_BUILD_DAY)),
    react(),
    clientInteraction(),
    mdx(),
    localizedSitemap(),
    finishPages(environment),
    englishCopies(),
    contentEditor(environment),
    devLanguages(),
  ],
  markdown: {
    // The highlighter writes style attributes, which the content security policy forbids.
    syntaxHighlight: false,
    processor: satteri({ mdastPlugins: [boundSpaces] }),
  },
  env: {
    schema: Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, browserText(value)]),
    ),
  },
  vite: {
    // A script in its own file costs no byte of the first TCP window (product 26.1).
    build: {
      assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined),
      // The imprint links it.
      license: { fileName: licencesPath.slice(1) },
      // A page leaves out the shared schemas that it does not use (8 KB with Zod) only if making them
      // has no side effects, and of `z.string().check(…)` the bundler cannot know that. `z` is Zod's
      // name alone. Nor can it know it of a property that is read, as in `z.length(LIST.length)`.
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['z'] },
      },
    },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_GROUPS } } } },
      },
    },
    plugins: [tailwindcss(), inlineScripts()],
    server: { proxy: functionsProxy(process.env.LOCAL_FUNCTIONS_URL) },
  },
});
