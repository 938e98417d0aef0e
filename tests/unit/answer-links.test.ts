import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksIn, MAX_LINKS } from '#shared/rules/answer-links.ts';
import { normalizeDomains } from '#shared/rules/brand-names.ts';
import { belongsTo, findLinks } from '#shared/rules/links.ts';

function urls(text: string): string[] {
  return findLinks(text).map(({ url }) => url);
}

describe('addresses in an answer', () => {
  it.each([
    ['See https://example.com/a.', ['https://example.com/a']],
    [
      '[a](https://example.com/b),[c](http://example.org/d "Title")',
      ['https://example.com/b', 'http://example.org/d'],
    ],
    ['<https://example.com/x?y=1&z=2>', ['https://example.com/x?y=1&z=2']],
    ['(https://en.wikipedia.org/wiki/A_(b))', ['https://en.wikipedia.org/wiki/A_(b)']],
    [
      '**https://example.com** and HTTPS://EXAMPLE.COM/Q',
      ['https://example.com/', 'https://example.com/Q'],
    ],
    ['www.example.com/shop!', ['https://www.example.com/shop']],
    ['„https://example.com/“', ['https://example.com/']],
    ['javascript:alert(1) ftp://example.com file:///etc http://localhost http://127.0.0.1', []],
    ['https:// http://. www. https://%', []],
  ])('%s', (text, expected) => {
    expect(urls(text)).toEqual(expected);
  });

  it('are where they were found', () => {
    const text = 'a https://example.com/x, b';
    const [link] = findLinks(text);
    expect(text.slice(link?.start, link?.end)).toBe('https://example.com/x');
  });

  it('are listed once, own domains and their subdomains apart from others', () => {
    const text = `https://example.com https://example.com/ https://shop.example.com./a
      https://notexample.com https://example.com.evil.org https://example.com@evil.org/
      https://www.example.com/b`;
    expect(linksIn(text, ['example.com']).map(({ domain, own }) => [domain, own])).toEqual([
      ['example.com', true],
      ['shop.example.com', true],
      ['notexample.com', false],
      ['example.com.evil.org', false],
      ['evil.org', false],
      ['example.com', true],
    ]);
  });

  it('are limited in number and length', () => {
    const many = Array.from({ length: 80 }, (_, index) => `https://example.com/${index}`).join(' ');
    expect(linksIn(many, [])).toHaveLength(MAX_LINKS);
    expect(linksIn(`https://example.com/${'a'.repeat(3_000)}`, [])).toEqual([]);
  });

  it('are found whatever is around them', () => {
    const path = fc.stringMatching(/^[a-z0-9/_=&?-]{0,20}[a-z0-9]$/);
    fc.assert(
      fc.property(fc.domain(), path, fc.string(), (domain, rest, around) => {
        fc.pre(!/www\.|https?:/i.test(around));
        const url = `https://${domain}/${rest}`;
        expect(urls(`${around} ${url} ${around}`)).toEqual(urls(url));
        expect(urls(`[${around}](${url})`)).toEqual(urls(url));
      }),
    );
  });
});

describe('domains', () => {
  it('are normalised from what people type', () => {
    expect(
      normalizeDomains([' https://www.Example.com/shop ', 'example.com', 'Blog.Example.de.']),
    ).toEqual(['example.com', 'blog.example.de']);
    expect(normalizeDomains(['müller.de'])).toEqual(['xn--mller-kva.de']);
    expect(normalizeDomains(['www.www.example.com', 'www.com'])).toEqual([
      'example.com',
      'www.com',
    ]);
  });

  it.each(['', 'example', 'a b.de', 'http://', 'ftp://example.com', '127.0.0.1', '-'])(
    'are not "%s"',
    (typed) => {
      expect(normalizeDomains([typed])).toBe(null);
    },
  );

  it('are no longer than a domain can be', () => {
    const domain = `${'a.'.repeat(124)}b.com`;
    expect(domain).toHaveLength(253);
    expect(normalizeDomains([domain])).toEqual([domain]);
    expect(normalizeDomains([`b${domain}`])).toBe(null);
  });

  it('belong to themselves and what is above them, never to a suffix', () => {
    fc.assert(
      fc.property(fc.domain(), fc.stringMatching(/^[a-z]{1,5}$/), (domain, label) => {
        expect(belongsTo(domain, [domain])).toBe(true);
        expect(belongsTo(`${label}.${domain}`, [domain])).toBe(true);
        expect(belongsTo(`${label}${domain}`, [domain])).toBe(false);
        expect(belongsTo(`${domain}.${label}`, [domain])).toBe(false);
      }),
    );
  });
});
