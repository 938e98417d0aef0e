import { describe, expect, test } from 'vitest';
import { GAP_DOMAINS } from '@anlauf/models-emulator/sample-search';
import { askModel, pricesOf, requireModelSettings } from '#functions/gateways/models.ts';
import { MAX_CITED_PAGES, MAX_LINE_LENGTH, MAX_RETRIEVED_PAGES } from '#shared/limits.ts';
import { configure } from '../helpers/brand-checker.ts';
import {
  DIRECTORY,
  found,
  PRESS,
  search,
  SEARCHING,
  UNCITED,
  useSearches,
} from '../helpers/model-search.ts';

const searches = useSearches();
const lastBody = () => searches.models.requests().at(-1)?.body;

describe.each(SEARCHING)('%s with search', (platform) => {
  test('answers with what it cites apart from what it found', async () => {
    searches.script();
    const answer = await search(platform);
    expect(answer.text).toBe('Kiezwerk leads, says the press. Havelmotion is listed.');
    expect(answer.search).toMatchObject({ searches: 1, queries: ['agency berlin'] });
    expect(answer.search?.cited).toEqual([PRESS, DIRECTORY]);
    expect(answer.search?.retrieved.map(({ url }) => url)).toEqual(
      [PRESS, DIRECTORY, UNCITED].map(({ url }) => url),
    );
    expect(answer.isCut).toBe(false);
    expect(answer.usage.inputTokens).toBeGreaterThan(0);
    expect(answer.usage.outputTokens).toBeGreaterThan(0);
  });

  test('finds pages that it does not cite, and cites none then', async () => {
    searches.script({ cited: [] });
    expect(await found(platform)).toMatchObject({ cited: [], retrieved: { length: 3 } });
  });

  test('that did not search is an answer with no search', async () => {
    searches.models.script({ kind: 'text', text: 'Kiezwerk, as far as I know.' });
    const { text, search: none } = await search(platform);
    expect(text).toBe('Kiezwerk, as far as I know.');
    expect(none).toEqual({ searches: 0, queries: [], cited: [], retrieved: [] });
  });

  test('keeps an answer whose second search failed, and counts the first', async () => {
    searches.script({
      searches: [
        { queries: ['agency berlin'], pages: [PRESS] },
        { queries: ['more'], error: 'too_many_requests' },
      ],
      cited: [],
    });
    expect(await found(platform)).toEqual({
      searches: 1,
      queries: ['agency berlin'],
      cited: [],
      retrieved: [{ ...PRESS, title: platform === 'claude' ? PRESS.title : null }],
    });
  });

  test('searches at most twice', async () => {
    searches.script({
      searches: ['a', 'b', 'c'].map((query) => ({ queries: [query] })),
      cited: [],
    });
    expect(await found(platform)).toMatchObject({ searches: 2, queries: ['a', 'b'] });
  });

  test('keeps only web addresses, each once, and titles of one line', async () => {
    searches.models.script({ kind: 'hostile' });
    const answer = await search(platform);
    expect(answer.text).toContain('<script>');
    expect(answer.search?.retrieved).toHaveLength(1);
    expect(answer.search?.cited).toEqual([
      {
        url: 'https://hostile.example/a',
        title: '<img src="x" onerror="alert(1)"> [a](javascript:1)',
      },
    ]);
    expect(answer.search?.queries[0]?.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
  });

  test('takes the same page with a fragment or OpenAI’s mark as one', async () => {
    const marked = { url: `${PRESS.url}?utm_source=openai#:~:text=best`, title: PRESS.title };
    searches.script({
      searches: [{ queries: ['a'], pages: [PRESS, marked] }],
      cited: [{ ...marked, quote: 'Kiezwerk leads' }],
    });
    expect(await found(platform)).toMatchObject({ cited: [PRESS], retrieved: [PRESS] });
  });

  test('keeps a bounded number of pages, and an answer of 20,000 characters whole', async () => {
    const pages = Array.from({ length: 150 }, (_, index) => ({
      url: `https://press.example/${index}`,
      title: 'x'.repeat(1_000),
    }));
    const text = 'x'.repeat(20_000);
    searches.script({
      text: `Kiezwerk${text}`,
      searches: [{ queries: ['a'], pages }],
      cited: pages.map((page) => ({ ...page, quote: 'Kiezwerk' })),
    });
    const answer = await search(platform);
    expect(answer.text).toBe(`Kiezwerk${text}`);
    expect(answer.search?.cited).toHaveLength(MAX_CITED_PAGES);
    expect(answer.search?.retrieved).toHaveLength(MAX_RETRIEVED_PAGES);
    expect(answer.search?.cited[0]?.title).toHaveLength(MAX_LINE_LENGTH);
  });

  test('is told the country and the language, and its limits', async () => {
    searches.script();
    await search(platform);
    const location = { user_location: { type: 'approximate', country: 'AT' } };
    const limits =
      platform === 'claude'
        ? { tools: [{ ...location, type: 'web_search_20250305', max_uses: 2 }] }
        : { tools: [{ ...location, type: 'web_search' }], max_tool_calls: 2, store: false };
    expect(lastBody()).toMatchObject(limits);
    expect(searches.models.requests().at(-1)?.prompt).toBe(
      'Der Nutzer liest Deutsch.\nWhich agency, please?',
    );
  });

  test('is cut where it stopped at its length', async () => {
    searches.script({ finish: 'length' });
    expect((await search(platform)).isCut).toBe(true);
  });

  test('cites the same two domains wherever nothing is scripted and no brand is asked for', async () => {
    const sample = await search(platform);
    expect(sample.text).toContain('Nordlicht Digital');
    const domains = sample.search?.cited.map(({ url }) =>
      new URL(url).hostname.replace('www.', ''),
    );
    expect(domains).toEqual([...GAP_DOMAINS]);
    const branded = await search(platform, 'What do people say about "Brotkasten"?');
    expect(branded.text).toContain('Brotkasten');
    expect(JSON.stringify(branded.search?.cited)).not.toContain(GAP_DOMAINS[0]);
    expect(JSON.stringify(branded.search?.cited)).not.toContain(GAP_DOMAINS[1]);
  });
});

test('a page that ChatGPT opens is no search', async () => {
  searches.script({
    searches: [{ queries: ['a'], pages: [PRESS] }, { opens: PRESS.url }],
    cited: [],
  });
  expect(await found('chatgpt')).toMatchObject({ searches: 1, queries: ['a'] });
});

test('ChatGPT can search for several things at once, and all are named', async () => {
  searches.script({ searches: [{ queries: ['a', 'b', 'a'], pages: [PRESS] }], cited: [] });
  expect(await found('chatgpt')).toMatchObject({ searches: 1, queries: ['a', 'b'] });
});

test('Gemini is refused with search, and asked nothing', async () => {
  expect(await searches.failure('gemini')).toEqual({
    code: 'model-failed',
    isFree: true,
    requests: 0,
  });
});

test.each([...SEARCHING, 'gemini'] as const)('%s from memory has no search', async (platform) => {
  const answer = await askModel({ platform, prompt: 'Which agency?', mode: 'memory' });
  expect(answer.search).toBeNull();
  expect(answer.usage.outputTokens).toBeGreaterThan(0);
  expect(lastBody()).not.toHaveProperty('tools');
});

describe('prices', () => {
  test('are those of the platform’s model, and unknown unless set', () => {
    configure({ OPENAI_PRICES: '0.10,0.50,10' });
    expect(pricesOf('chatgpt')).toEqual({ input: 0.1, output: 0.5, search: 10 });
    expect(pricesOf('claude')).toBeUndefined();
  });

  test('that are malformed are found before anything is asked', () => {
    configure({ OPENAI_PRICES: 'cheap' });
    expect(() => requireModelSettings(['claude'])).toThrow(/^OPENAI_PRICES is malformed/);
  });
});
