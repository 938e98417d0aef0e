import { describe, expect, test } from 'vitest';
import { localPorts } from '../../local/environment.ts';
import { withPolicy } from '../../src/build/content-security.ts';
import { readSiteEnvironment } from '../../src/build/site-environment.ts';
import { trimUnused, usedNames } from '../../src/build/trim-styles.ts';

describe('withPolicy', () => {
  const page = (body: string) => `<html><head><meta charset="utf-8"></head>${body}</html>`;
  const local = readSiteEnvironment({}, localPorts(0));

  test('allows the inline scripts of the page and no data block', () => {
    const html = withPolicy(
      page('<script>a()</script><script type="application/ld+json">{}</script>'),
      local,
    );
    expect(/script-src ([^;]+)/.exec(html)?.[1]).toMatch(/^'self' 'sha256-[^']+'$/);
  });

  test('allows calls to the local stack only for the local backend', () => {
    const firebase = readSiteEnvironment(
      {
        PUBLIC_BACKEND: 'firebase',
        PUBLIC_SITE_URL: 'https://example.com',
        PUBLIC_FIREBASE_PROJECT_ID: 'project',
        PUBLIC_FIREBASE_API_KEY: 'key',
        PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.com',
        PUBLIC_FORM_ENDPOINT: 'https://forms.example.com/f/1',
      },
      localPorts(0),
    );
    const calls = (html: string) => /connect-src ([^;]+)/.exec(html)?.[1];
    expect(calls(withPolicy(page(''), local))).toContain('http://127.0.0.1:9099');
    expect(calls(withPolicy(page(''), firebase))).not.toContain('127.0.0.1');
    expect(calls(withPolicy(page(''), firebase))).toContain('https://forms.example.com');
    expect(calls(withPolicy(page(''), firebase))).not.toContain('/f/1');
  });
});

describe('trimUnused', () => {
  const names = new Set(['p', '.a', '.sm:b']);
  const used = (name: string) => names.has(name);

  test('keeps rules for elements, used classes and escaped names', () => {
    const css =
      'p{x:y}.a{x:y}.sm\\:b{x:y}.a:not(.gone){x:y}p:hover::before{x:y}[hidden],:root{x:y}';
    expect(trimUnused(css, used)).toBe(css);
  });

  test('drops rules and selectors for unused classes and tags, and what they leave empty', () => {
    const css = '.gone{x:y}table{x:y}.a,.gone,.a>table{x:y}@media print{.gone{x:y}}';
    expect(trimUnused(css, used)).toBe('.a{x:y}');
  });

  test('drops animations and properties that only dropped rules used', () => {
    const css =
      '@keyframes spin{to{x:y}}@keyframes fade{to{x:y}}.gone{animation:spin}.a{animation:fade}';
    expect(trimUnused(css, used)).toBe('@keyframes fade{to{x:y}}.a{animation:fade}');
  });

  test('drops custom properties that nothing reads any more', () => {
    const css =
      ':root{--read:1;--unread:2}.a{x:var(--read)}.gone{x:var(--unread)}@property --unread{}';
    expect(trimUnused(css, used)).toBe(':root{--read:1}.a{x:var(--read)}');
  });

  test('counts the classes that inline scripts set', () => {
    const html = `<p class="a [&amp;_b]:c"></p><script>x.classList.add("later")</script>`;
    expect([...usedNames(html)]).toEqual(expect.arrayContaining(['p', '.a', '.[&_b]:c', '.later']));
  });
});
