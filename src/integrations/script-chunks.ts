import type { Rolldown, UserConfig } from 'vite';

/**
 * Few files instead of one for every module that two pages share: each file is one more request and
 * compresses on its own. Earlier groups take a module first.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores|@astrojs[\\/]react)[\\/]/,
  },
  {
    name: 'firebase',
    test: /node_modules[\\/](@firebase[\\/](app|auth|component|logger|util)|firebase[\\/](app|auth)|idb)[\\/]/,
  },
  // What the plain scripts of public pages need, without anything that only islands use.
  { name: 'start', test: /preload-helper|[\\/]session-hint/ },
  {
    name: 'library',
    // Its page, its script and its dialogs are three that share, of one page alone.
    test: /[\\/]src[\\/]shared[\\/]rules[\\/](own-prompt|prompt-(length|library|lists))/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 0,
  },
  {
    name: 'helpers',
    // Not what only the Brand Checker's pages and their parts count with, however many they are.
    test: /[\\/]src[\\/](i18n|routes|shared(?![\\/]\w+[\\/](brand|campaign|competitor|text|links|prompt-test))|lib[\\/](?!session))/,
    // A members' page and its own script are two already.
    minShareCount: 3,
  },
  {
    name: 'islands',
    // Not what needs Firebase: a page that shares another part with it would load that too.
    test: /[\\/]src[\\/](components|features|lib(?![\\/]session[\\/](firebase-auth|make-session))|shared)[\\/]/,
    minShareCount: 2,
    // By the islands that need them, so that none loads what it has no use for.
    entriesAware: true,
    // Smaller parts (bytes before minifying) are not worth a request; from 1,100 on the contact form
    // would load Firebase.
    entriesAwareMergeThreshold: 900,
  },
];

const output: Rolldown.OutputOptions = {
  codeSplitting: { groups },
  // The name of what islands share would list all of them, and be in each page.
  chunkFileNames: ({ name }) => `_astro/${name.replace(/~.*/, '')}.[hash].js`,
};

/** How the browser's scripts are split into files. */
export const CHUNKS: UserConfig = {
  environments: { client: { build: { rolldownOptions: { output } } } },
};
