import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const noFrameworks = {
  patterns: [
    {
      regex:
        '^(astro|react|react-dom|firebase|firebase-admin|firebase-functions|nanostores)([/:]|$)',
      message: 'src/shared is pure TypeScript: no Astro, React or Firebase (product 28.2).',
    },
    {
      regex: '^(@/|#)',
      message: 'src/shared imports only itself, by relative path, so that Node can run it.',
    },
  ],
};

/** An emulator is a package of its own: whatever it needs of the product comes as an option. */
const nothingOutside = {
  patterns: [
    {
      regex: '^(#|@/|.*/(src|functions|scripts)/)',
      message: 'An emulator imports nothing of the product; take it as an option.',
    },
  ],
};

const nothingLocal = {
  patterns: [
    {
      regex: '^(#scripts/|#tests/|@anlauf/|(\\.{1,2}/)+(scripts|emulators|tests)/)',
      message: 'The site and its build know nothing of the local stack; it passes its settings.',
    },
  ],
};

/** Files that import nothing from these folders of `src`. */
const nothingFrom = (folders, message) => ({
  patterns: [...nothingLocal.patterns, { regex: `^(@/|(\\.\\./)+)(${folders})/`, message }],
});

/** Pages of Playwright's own give up on a busy machine's calls. */
const noImpatience = {
  paths: [{ name: '@playwright/test', importNames: ['test'], message: 'Take `test` from ./test.' }],
};

/** Pages put features together; a feature takes what it needs of others from `lib` or as a slot. */
const noOtherFeature = (allowed) => ({
  patterns: [
    ...nothingLocal.patterns,
    {
      regex: `^@/features/${allowed === undefined ? '' : `(?!${allowed}/)`}`,
      message: 'A feature imports shared, lib and components, never another feature’s files.',
    },
  ],
});

/** What is below features imports none of them. */
const noFeature = {
  patterns: [
    ...nothingLocal.patterns,
    { regex: '^@/(features|pages|layouts)/', message: 'Features import this, not the other way.' },
  ],
};

/** What is below components imports none of them either. */
const noComponent = {
  patterns: [
    ...noFeature.patterns,
    { regex: '^@/components/', message: 'Components import this, not the other way.' },
  ],
};

const EXPECT = 'CallExpression[callee.name=/^expect(Page)?$/]';

/** What Playwright tells of a page at this moment. */
const PAGE_READS =
  'allInnerTexts|allTextContents|content|count|evaluate|evaluateAll|getAttribute|innerHTML|innerText|' +
  'inputValue|isChecked|isDisabled|isEditable|isEnabled|isHidden|isVisible|textContent|title';

/** Assertions that look at a page only once. The page's scripts may need longer, so the test fails now and then. */
const noSingleLooks = [
  `:matches(${EXPECT} > AwaitExpression, ${EXPECT} > .arguments:not(:function) AwaitExpression) > ` +
    `CallExpression[callee.property.name=/^(${PAGE_READS})$/]`,
  `${EXPECT} CallExpression[callee.object.name=/page$/i][callee.property.name="url"]`,
  // Tests of islands run in the page.
  `${EXPECT} > CallExpression[callee.property.name=/^(all|elements|query)$/]`,
  `${EXPECT} > MemberExpression[object.name=/^(document|history|location)$/]`,
  `${EXPECT} > CallExpression[callee.object.name=/^(document|localStorage|sessionStorage)$/]`,
].map((selector) => ({
  selector,
  message:
    'This looks at the page only once. Wait with `await expect(locator).toHaveText()` and its like, `expect.element()` or `expect.poll()`.',
}));

export default defineConfig(
  {
    ignores: [
      'dist/',
      'dist-claims/',
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
      // What scrolls must be reachable by keyboard (WCAG 2.1.1), so a region or group may take the focus.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region', 'group'], allowExpressionValues: true },
      ],
    },
  },
  { files: ['src/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 250 }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['scripts/main.js'],
    languageOptions: { globals: { process: 'readonly', URL: 'readonly' } },
  },
  // Google's tag takes only `arguments` objects for commands.
  { files: ['src/features/analytics/google-tag.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['src/i18n/{en,de}/**', 'src/content/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['scripts/**', 'emulators/**', 'tests/**', '*.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // The plugin also follows variables, but knows only few matchers.
    files: ['tests/**'],
    plugins: { playwright },
    rules: {
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/missing-playwright-await': 'error',
      'no-restricted-syntax': ['error', ...noSingleLooks],
    },
    settings: { playwright: { globalAliases: { expect: ['expectPage'] } } },
  },
  {
    files: ['tests/e2e/**'],
    ignores: ['tests/e2e/test.ts'],
    rules: { 'no-restricted-imports': ['error', noImpatience] },
  },
  {
    files: ['emulators/**'],
    rules: { 'no-restricted-imports': ['error', nothingOutside] },
  },
  {
    files: ['src/**', 'astro.config.mjs'],
    ignores: ['src/shared/**'],
    rules: { 'no-restricted-imports': ['error', nothingLocal] },
  },
  {
    files: ['src/integrations/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        nothingFrom(
          'components|features|layouts|pages|scripts',
          'An integration works on the project from outside; it knows content, settings and paths.',
        ),
      ],
    },
  },
  {
    files: ['src/layouts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        nothingFrom('integrations|pages', 'Pages use layouts, not the other way.'),
      ],
    },
  },
  {
    files: ['src/scripts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        nothingFrom(
          'components|integrations|layouts|pages',
          'A plain script uses features, lib and i18n; layouts and pages use it.',
        ),
      ],
    },
  },
  {
    files: ['src/features/**'],
    rules: { 'no-restricted-imports': ['error', noOtherFeature()] },
  },
  {
    // They show what billing knows: the plan, its price, the way to pay.
    files: ['src/features/account/**'],
    rules: { 'no-restricted-imports': ['error', noOtherFeature('billing')] },
  },
  {
    // And what free members may try.
    files: ['src/features/dashboard/**'],
    rules: { 'no-restricted-imports': ['error', noOtherFeature('(?:billing|trial)')] },
  },
  {
    // It shows parts of what premium members have, as they have them.
    files: ['src/features/trial/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        noOtherFeature('(?:brand-checker|prompt-library|lessons)'),
      ],
    },
  },
  {
    files: ['src/components/**'],
    rules: { 'no-restricted-imports': ['error', noFeature] },
  },
  {
    files: ['src/{lib,i18n}/**'],
    rules: { 'no-restricted-imports': ['error', noComponent] },
  },
  { files: ['src/shared/**'], rules: { 'no-restricted-imports': ['error', noFrameworks] } },
);
