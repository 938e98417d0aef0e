import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from '../helpers/built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML: `maxLength`, `required=""`, `<input/>`. It means the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore. HTML allows every id without a space.
      'valid-id': ['error', { relaxed: true }],
      // An input without a type is a text field in HTML.
      'no-implicit-input-type': 'off',
      // The menus of the header and of the drawer have one name, and only one of them ever shows.
      // The rule looks at hidden ones too; axe looks at what shows (accessibility.test.ts).
      'unique-landmark': 'off',
    },
  }),
);

test.each(builtPages().filter(({ canonicalTree }) => canonicalTree))(
  'html-validate finds nothing in $path',
  ({ html }) => {
    const faults = validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
    expect(faults).toEqual([]);
  },
);
