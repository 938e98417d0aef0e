import { describe, expect, test } from 'vitest';
import { withPolicy } from '#src/integrations/content-security.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';
import { renameClasses, withRenamed } from '#src/integrations/short-class-names.ts';
import { scriptsWith } from '#src/integrations/page-scripts.ts';
import { settleProperties } from '#src/integrations/settle-properties.ts';
import { trimUnused, usedNames } from '#src/integrations/trim-styles.ts';

describe('withPolicy', () => {
  const page = (body: string) => `<html><head><meta charset="utf-8"></head>${body}</html>`;
  const local = readSiteEnvironment({});

  test('allows the inline scripts of the page and no data block', () => {
    const html = withPolicy(
      page('<script>a()</script><script type="application/ld+json">{}</script>'),
      local,
    );
    expect(/script-src ([^;]+)/.exec(html)?.[1]).toMatch(/^'self' 'sha256-[^']+'$/);
  });

  test('allows calls to the local stack only for the local backend', () => {
    const firebase = readSiteEnvironment({
      PUBLIC_BACKEND: 'firebase',
      PUBLIC_SITE_URL: 'https://example.com',
      PUBLIC_FIREBASE_PROJECT_ID: 'project',
      PUBLIC_FIREBASE_API_KEY: 'key',
      PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.com',
      PUBLIC_FORM_ENDPOINT: 'https://forms.example.com/f/1',
    });
    const calls = (html: string) => /connect-src ([^;]+)/.exec(html)?.[1];
    expect(calls(withPolicy(page(''), local))).toContain('http://127.0.0.1:9099');
    expect(calls(withPolicy(page(''), firebase))).not.toContain('127.0.0.1');
    expect(calls(withPolicy(page(''), firebase))).toContain('https://forms.example.com');
    expect(calls(withPolicy(page(''), firebase))).not.toContain('/f/1');
  });
});

describe('trimUnused', () => {
  const names = new Set(['p', 'my-tag', '.a', '.sm:b']);
  const used = (name: string) => names.has(name);

  test('keeps rules for elements, used classes and escaped names', () => {
    const css =
      'p{x:y}my-tag{x:y}.a{x:y}.sm\\:b{x:y}.a:not(.gone){x:y}p:hover::before{x:y}[hidden],:root{x:y}';
    expect(trimUnused(css, used)).toBe(css);
  });

  test('drops rules and selectors for unused classes and tags, and what they leave empty', () => {
    const css = '.gone{x:y}table{x:y}.a,.gone,.a>table{x:y}@media print{.gone{x:y}}';
    expect(trimUnused(css, used)).toBe('.a{x:y}');
  });

  test('drops animations that only dropped rules used', () => {
    const css =
      '@keyframes spin{to{x:y}}@keyframes fade{to{x:y}}.gone{animation:spin}.a{animation:fade}';
    expect(trimUnused(css, used)).toBe('@keyframes fade{to{x:y}}.a{animation:fade}');
  });

  test('counts tags, classes, and words of scripts that may be classes', () => {
    expect([...usedNames('<p class="a [&amp;_b]:c"></p>')]).toEqual(['p', '.a', '.[&_b]:c']);
    const { words } = scriptsWith('x.classList.add("later")');
    expect(words).toContain('.later');
  });
});

describe('settleProperties', () => {
  const settled = (css: string, scripted: readonly string[] = []) =>
    settleProperties(css, (name) => scripted.includes(name));

  test('writes what only the root sets where it is read, and values that read others too', () => {
    const css = '@layer theme{:root,:host{--a:1px;--b:calc(var(--a) * 2)}}.c{x:var(--b) var(--b)}';
    expect(settled(css)).toBe('@layer theme{:root,:host{}}.c{x:calc(1px * 2) calc(1px * 2)}');
  });

  test('writes the initial value, or the fallback, of what nothing sets otherwise', () => {
    const registered = '@property --a{syntax:"*";inherits:false;initial-value:0}';
    expect(settled(`.b{--a:0;x:var(--a,9)}${registered}`)).toBe('.b{x:0}');
    expect(settled('.b{x:var(--none,var(--neither,2px))}')).toBe('.b{x:2px}');
    expect(settled('.b{x:var(--none,) y}')).toBe('.b{x: y}');
    expect(settled('.b{x:var(--none)}')).toBe('.b{x:var(--none)}');
  });

  test.each([
    ['what a rule sets again', ':root{--a:1}.dark{--a:2}.b{x:var(--a)}'],
    ['what some media set', '@media print{:root{--a:1}}.b{x:var(--a)}'],
    ['what reads what a rule sets', ':root{--a:var(--b)}.c{--b:1}.d{--b:2}.e{x:var(--a)}'],
    [
      'what would be longer',
      ':root{--a:light-dark(#000,#fff)}.b{x:var(--a)}.c{x:var(--a)}.d{x:var(--a)}.e{x:var(--a)}',
    ],
    ['what has a fallback but may be set', '.b{--a:1}.c{x:var(--a,2)}'],
  ])('leaves %s alone', (_, css) => {
    expect(settled(css)).toBe(css);
  });

  test('leaves alone what a script may set', () => {
    const css = ':root{--a:1}.b{x:var(--a)}.c{x:var(--none,2)}';
    expect(settled(css, ['--a', '--none'])).toBe(css);
  });

  test('drops what nothing reads', () => {
    expect(settled(':root{--a:1;x:y}@property --b{syntax:"*"}')).toBe(':root{x:y}');
  });
});

describe('renameClasses', () => {
  const short = (css: string, html: string, kept: readonly string[] = []) => {
    const renamed = renameClasses(css, html, (name) => kept.includes(name));
    return withRenamed(`<style>${css}</style>${html}`, css, renamed);
  };

  test('gives short names in styles and on tags, the shortest to the most frequent', () => {
    const css = '.once{x:y}.sm\\:p-1\\.5:is(.often *){x:y}.often>p{x:y}';
    const html = '<p class="often once"></p><p class="often sm:p-1.5"></p>';
    expect(short(css, html)).toBe(
      '<style>.b{x:y}.c:is(.a *){x:y}.a>p{x:y}</style><p class="a b"></p><p class="a c"></p>',
    );
  });

  test('keeps what scripts name, and what has no rule, and gives their names to nothing else', () => {
    expect(short('.kept.long{x:y}', '<p class="kept long a"></p>', ['kept'])).toBe(
      '<style>.kept.b{x:y}</style><p class="kept b a"></p>',
    );
  });

  test('leaves texts, scripts, attributes and numbers alone', () => {
    const css = '.long[href$=".long"]{x:y}@keyframes k{0.5%{x:1.long}}';
    const rest = '<script>x=\'<p class="long">\'</script><i title=".long">class="long"</i>';
    expect(short(css, `<p class="long"></p>${rest}`)).toBe(
      `<style>.a[href$=".long"]{x:y}@keyframes k{0.5%{x:1.long}}</style><p class="a"></p>${rest}`,
    );
  });

  test('finds encoded names', () => {
    expect(short('.\\[\\&\\>p\\]\\:x{x:y}', '<p class="[&amp;&gt;p]:x"></p>')).toContain(
      'class="a"',
    );
  });
});
