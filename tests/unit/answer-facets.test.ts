import { describe, expect, it } from 'vitest';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { facet, facetsOf, questionHash } from '#shared/rules/answer-facets.ts';
import { shortHash } from '#shared/rules/short-hash.ts';
import { promptTest } from '../helpers/prompt-tests';

const DOMAINS = {
  own_domains: ['anlauf.example'],
  competitor_domains: { Kiezwerk: ['kiezwerk.example'] },
};
const source = (domain: string) => ({
  url: `https://${domain}/page`,
  domain,
  title: null,
  own: domain === 'anlauf.example',
});
const search = (domains: string[], fields: Partial<PromptTest> = {}) =>
  promptTest({
    mode: 'search',
    searches: 1,
    sources: { queries: [], cited: domains.map(source), retrieved: [] },
    ...fields,
  });
const of = (test: PromptTest) => facetsOf(test, DOMAINS);
const rival = { competitor_mentions: [{ name: 'Kiezwerk', count: 2 }] };

describe('the figures of an answer', () => {
  it('are those of its measure, its platform, whom it names and how it speaks', () => {
    const facets = of(promptTest({ ...rival, sentiment_score: 20, list_rank: 3 }));
    expect(facets).toEqual([
      facet.question(questionHash('Who?')),
      facet.question(questionHash('Who?'), 'memory'),
      facet.question(questionHash('Who?'), 'memory', 'chatgpt'),
      facet.questionNamed(questionHash('Who?'), 'memory'),
      ...['asked:memory', 'asked:memory:chatgpt', 'named:memory', 'named:memory:chatgpt'],
      ...['rival:memory:kiezwerk', 'rival:memory:chatgpt:kiezwerk'],
      ...['three:memory', 'scored:memory', 'critical:memory'],
    ]);
    expect(of(promptTest())).toContain('unnamed:memory');
    expect(of(search([], { searches: 0 }))).toContain('unsearched');
  });

  it('have citations only with search, whatever an answer from memory brings', () => {
    const facets = of(search(['guide.example', 'guide.example', 'kiezwerk.example'], rival));
    expect(facets).toEqual(
      expect.arrayContaining(['gap', 'cited:guide.example', 'gap:guide.example', 'two:neither']),
    );
    expect(new Set(facets).size).toBe(facets.length);
    const memory = { ...search(['guide.example'], rival), mode: 'memory' as const };
    expect(of(memory).join()).not.toMatch(/gap|cited|page:|two:/);
  });

  it('have a gap only where a page of a third party is cited', () => {
    expect(of(search(['kiezwerk.example', 'anlauf.example'], rival))).not.toContain('gap');
    expect(of(search(['guide.example'], { ...rival, mentions_count: 1 }))).not.toContain('gap');
    expect(of(search(['guide.example']))).not.toContain('gap');
    expect(of(search(['anlauf.example'], rival))).toContain('two:citedOnly');
    expect(of(search(['anlauf.example'], { mentions_count: 1 }))).toContain('two:both');
    expect(of(search([], { mentions_count: 1 }))).toContain('two:namedOnly');
  });

  it('are only its own and its question’s where the question contains the brand', () => {
    const facets = of(search(['guide.example'], { branded: true, sentiment_score: 10, ...rival }));
    expect(facets.filter((name) => !name.startsWith('question:'))).toEqual([
      'branded:search',
      'branded:critical:search',
    ]);
  });

  it('are few enough for a document with every list at its longest', () => {
    const facets = of(
      search(
        Array.from({ length: 40 }, (_, index) => `n${index}.example`),
        {
          competitor_mentions: Array.from({ length: 20 }, (_, index) => ({
            name: `Rival ${index}`,
            count: 1,
          })),
          other_names: Array.from({ length: 10 }, (_, index) => `Other ${index}`),
        },
      ),
    );
    expect(facets.length).toBeLessThan(300);
  });
});

it('names a question shortly, and another one by another name', () => {
  expect(shortHash('Who?')).toBe(shortHash('Who?'));
  const names = Array.from({ length: 20_000 }, (_, index) => shortHash(`Question ${index}?`));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z0-9]{1,11}$/.test(name))).toBe(true);
});
