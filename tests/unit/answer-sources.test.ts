import { describe, expect, it } from 'vitest';
import { MAX_ANSWER_SOURCES } from '#shared/figure-limits.ts';
import { answerSources } from '#shared/rules/answer-sources.ts';

const OWN = { own_domains: ['anlauf.example'] };
const page = (url: string, title: string | null = null) => ({ url, title });
const cited = (...pages: ReturnType<typeof page>[]) =>
  answerSources({ queries: [], cited: pages, retrieved: [] }, OWN).cited;

describe('the sources of an answer', () => {
  it('are http(s) pages, each once, with their domain and whether it is the own one', () => {
    expect(
      cited(
        page('https://www.guide.example/a?utm_source=openai', ' Best\n agencies '),
        page('https://www.guide.example/a#part'),
        page('https://blog.anlauf.example/', ' '),
        page('javascript:alert(1)'),
        page('http://127.0.0.1/'),
      ),
    ).toEqual([
      {
        url: 'https://www.guide.example/a',
        domain: 'guide.example',
        title: 'Best agencies',
        own: false,
      },
      {
        url: 'https://blog.anlauf.example/',
        domain: 'blog.anlauf.example',
        title: null,
        own: true,
      },
    ]);
  });

  it('are limited in number and length', () => {
    const many = Array.from({ length: 90 }, (_, index) => page(`https://a.example/${index}`));
    expect(cited(...many)).toHaveLength(MAX_ANSWER_SOURCES);
    expect(cited(page(`https://a.example/${'a'.repeat(3_000)}`))).toEqual([]);
    const queries = ['  best\nagency ', 'best agency', '', 'x'.repeat(999)];
    expect(answerSources({ queries, cited: [], retrieved: [] }, OWN).queries).toEqual([
      'best agency',
      'x'.repeat(300),
    ]);
  });
});
