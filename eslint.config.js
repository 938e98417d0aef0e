import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const noFrameworks = {
  patterns: [
    {
      regex:
        '^(astro|react|react-dom|firebase|firebase-admin|firebase-functions|nanostores)([/:]|$)',
      message: 'src/shared is pure TypeScript: no Astro, React or Firebase (design 1).',
    },
    {
      regex: '^(@/|#)',
      message: 'src/shared imports only itself, by relative path, so that Node can run it.',
    },
  ],
};

/** An emulator is a package of its own: whatever it needs of the product comes as an option. */
const nothingOutside = (levels) => ({
  patterns: [
    {
      regex: `^(#|@/|(\\.\\./){${levels},})`,
      message: 'An emulator imports nothing of the product; take it as an option.',
    },
  ],
});

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.local/',
      'functions/lib/',
      'test-results/',
      'playwright-report/',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.configs.recommended,
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // What scrolls must be reachable by keyboard (WCAG 2.1.1), so a region may take the focus.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
    },
  },
  { files: ['src/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 250 }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['local/main.js'],
    languageOptions: { globals: { process: 'readonly', URL: 'readonly' } },
  },
  // Google's tag takes only `arguments` objects for commands.
  { files: ['src/features/analytics/google-tag.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['src/i18n/{en,de}/**', 'src/content/**'], rules: { 'max-lines': 'off' } },
  { files: ['local/**', 'tests/**', '*.config.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['local/{firestore,stripe}/*.ts'],
    rules: { 'no-restricted-imports': ['error', nothingOutside(1)] },
  },
  {
    files: ['local/{firestore,stripe}/*/*.ts'],
    rules: { 'no-restricted-imports': ['error', nothingOutside(2)] },
  },
  { files: ['src/shared/**'], rules: { 'no-restricted-imports': ['error', noFrameworks] } },
);
