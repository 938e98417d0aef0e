import { describe, expect, it } from 'vitest';
import { pruneSheet, withPrunedStyles } from '../../src/build/prune-styles.ts';

const prune = (css: string, ...known: string[]) => pruneSheet(css, new Set(known));

describe('pruning the sheet of a page', () => {
  it('keeps the rules of known classes and of elements, and drops the others', () => {
    expect(prune('a{color:red}.used{top:0}.unused{top:1px}', 'used')).toBe(
      'a{color:red}.used{top:0}',
    );
  });

  it('keeps only the possible selectors of a list', () => {
    expect(prune('.used,.unused:is(a,b),h1{top:0}', 'used')).toBe('.used,h1{top:0}');
  });

  it('needs every class of a selector, but none inside :not()', () => {
    expect(prune('.group .used{top:0}', 'used')).toBe('');
    expect(prune(':root:not(.signed-in) .used{top:0}', 'used')).toBe(
      ':root:not(.signed-in) .used{top:0}',
    );
  });

  it('reads escaped class names', () => {
    const rule = String.raw`.lg\:pt-1\.5:hover{top:0}`;
    expect(prune(rule, 'lg:pt-1.5')).toBe(rule);
    expect(prune(rule, 'lg:pt-1')).toBe('');
  });

  it('prunes inside groups and drops the ones that end up empty', () => {
    expect(prune('@media print{.used{top:0}.unused{top:0}}@layer x{.unused{top:0}}', 'used')).toBe(
      '@media print{.used{top:0}}',
    );
  });

  it('keeps statements, and nested rules as they are', () => {
    const css = '@layer a,b;.used{&:hover{top:0}}';
    expect(prune(css, 'used')).toBe(css);
  });

  it('drops the fallback for browsers without registered properties', () => {
    expect(prune('/*! v4.3.5 */@layer properties{*{--tw-x:0}}a{top:0}')).toBe('a{top:0}');
  });

  it('is not misled by braces in strings', () => {
    expect(prune('.used:before{content:"}{"}.unused{top:0}', 'used')).toBe(
      '.used:before{content:"}{"}',
    );
  });

  it('drops keyframes and registered properties that nothing uses any more', () => {
    const css =
      '.unused{animation:turn 1s}.used{top:var(--x)}@keyframes turn{to{top:0}}@property --x{syntax:"*"}';
    expect(prune(css, 'used')).toBe('.used{top:var(--x)}@property --x{syntax:"*"}');
  });
});

describe('pruning a built page', () => {
  const page = (rest: string) =>
    `<style>.a{top:0}.b{top:0}.c{top:0}</style><p class="a x">${rest}</p>`;

  it('knows the classes of its elements and the words of its inline scripts', () => {
    expect(withPrunedStyles(page('<script>root.classList.add("b")</script>'))).toBe(
      page('<script>root.classList.add("b")</script>').replace('.c{top:0}', ''),
    );
  });

  it('leaves a page alone whose scripts it cannot read', () => {
    for (const rest of [
      '<script type="module" src="/a.js"></script>',
      '<astro-island></astro-island>',
    ]) {
      expect(withPrunedStyles(page(rest))).toBe(page(rest));
    }
  });
});
