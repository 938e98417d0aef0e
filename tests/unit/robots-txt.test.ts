import { describe, expect, test } from 'vitest';
import { mayFetch, parseRobots, sitemapsIn } from '#shared/rules/robots-txt.ts';
import { processorTime } from '#tests/helpers/processor-time.ts';

const may = (text: string, path: string, bot = 'GPTBot') => mayFetch(parseRobots(text), bot, path);

describe('a robots.txt', () => {
  test.each([
    ['without rules', '', '/', true],
    ['that forbids everything', 'User-agent: *\nDisallow: /', '/', false],
    ['that forbids nothing', 'User-agent: *\nDisallow:', '/', true],
    ['with a rule for a folder', 'User-agent: *\nDisallow: /shop/', '/shop/a', false],
    ['with a rule for another folder', 'User-agent: *\nDisallow: /shop/', '/shopping', true],
    [
      'whose longer rule allows',
      'User-agent: *\nAllow: /shop/open\nDisallow: /shop',
      '/shop/open',
      true,
    ],
    ['with two rules as long', 'User-agent: *\nDisallow: /page\nAllow: /page', '/page', true],
    ['with a wildcard', 'User-agent: *\nDisallow: /*.pdf', '/a/b.pdf?x', false],
    ['with an end', 'User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x', true],
    ['with an end that fits twice', 'User-agent: *\nDisallow: /a*a$', '/a', true],
    ['with an end and no wildcard', 'User-agent: *\nDisallow: /a$', '/a', false],
    ['with a comment', 'User-agent: * # all\nDisallow: / # everything', '/', false],
    ['with the line breaks of old Macs', 'User-agent: *\rDisallow: /', '/', false],
    ['that begins with a byte order mark', '\uFEFFUser-agent: *\nDisallow: /', '/', false],
    ['with a rule before any group', 'Disallow: /', '/', true],
    ['with a rule that is no path', 'User-agent: *\nDisallow: shop', '/shop', true],
    ['with an encoded letter', 'User-agent: *\nDisallow: /%7Eme/%c3%bc', '/~me/ü', false],
    ['with a letter that is not encoded', 'User-agent: *\nDisallow: /ü', '/%C3%BC', false],
  ])('%s', (_, text, path, expected) => {
    expect(may(text, path)).toBe(expected);
  });

  test('has rules for a name, which apply in place of those for everybody', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: gptbot/1.0\nDisallow: /secret';
    expect(may(text, '/')).toBe(true);
    expect(may(text, '/secret')).toBe(false);
    expect(may(text, '/', 'ClaudeBot')).toBe(false);
    // A longer name is another crawler's.
    expect(may('User-agent: GPTBot-Test\nDisallow: /', '/')).toBe(true);
  });

  test('has groups of several names, and groups of one name count together', () => {
    const text =
      'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b';
    expect(['/a', '/b'].map((path) => may(text, path))).toEqual([false, false]);
    expect(['/a', '/b'].map((path) => may(text, path, 'ClaudeBot'))).toEqual([false, true]);
  });

  test('keeps a group together around what the standard does not know', () => {
    const text = 'User-agent: GPTBot\nCrawl-delay: 9\nSitemap: x\nUser-agent: *\nDisallow: /';
    expect(may(text, '/')).toBe(false);
  });

  test('names sitemaps', () => {
    const text = 'User-agent: *\r\nSITEMAP: https://a.example/one.xml # first\nsitemap:/two.xml';
    expect(sitemapsIn(text)).toEqual(['https://a.example/one.xml', '/two.xml']);
  });

  test.each([
    ['many rules', 'Disallow: /*aaaab\n'.repeat(28_000)],
    ['one long rule', `Disallow: /${'*a'.repeat(250_000)}b`],
    ['stars alone', `Disallow: /${'*'.repeat(500_000)}b$`],
  ])('of half a megabyte that is made to be slow is not: %s', (_, rules) => {
    const parsed = parseRobots(`User-agent: *\n${rules}`);
    const time = processorTime(() => {
      expect(mayFetch(parsed, 'GPTBot', `/${'a'.repeat(2_000)}`)).toBe(true);
    });
    expect(time).toBeLessThan(1_000);
  });
});
