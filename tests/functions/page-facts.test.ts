import { describe, expect, test } from 'vitest';
import { readPageFacts } from '#functions/usecases/page-facts.ts';
import { processorTimeLater } from '#tests/helpers/processor-time.ts';

const facts = async (html: string) => (await readPageFacts(html)).facts;
const data = (json: string) => facts(`<script type="application/ld+json">${json}</script>`);

describe('a page’s facts', () => {
  test('are read without its scripts', async () => {
    const html = `<!doctype html><html lang="de-DE"><head><title>Blumen &amp; Mehr</title>
      <link rel="canonical" href="https://a.example/x"><meta name="Author" content="Mia">
      <meta property="article:published_time" content="2026-01-02"></head>
      <body><h1>Ein <b>Wort</b></h1><p>und noch drei</p><script>var words = 'many more words'</script>
      <a href="/eins">eins</a></body></html>`;
    const { facts: found, links } = await readPageFacts(html);
    expect(found).toEqual({
      words: 6,
      title: 'Blumen & Mehr',
      headings: 1,
      lang: 'de-DE',
      isHidden: false,
      canonical: 'https://a.example/x',
      hasDate: true,
      hasAuthor: true,
      types: [],
      hasBrokenData: false,
    });
    expect(links).toEqual(['/eins']);
  });

  test('have neither date nor author, title nor language where the page has none', async () => {
    expect(await facts('<p>Hello</p>')).toMatchObject({
      words: 1,
      title: '',
      headings: 0,
      lang: '',
      canonical: null,
      hasDate: false,
      hasAuthor: false,
    });
  });

  test.each(['noindex', 'NONE', 'follow, noindex'])(
    'know a page with robots "%s"',
    async (robots) => {
      expect((await facts(`<meta name=robots content="${robots}">`)).isHidden).toBe(true);
      expect((await facts('<meta name=robots content="index">')).isHidden).toBe(false);
    },
  );

  test.each([
    '<time datetime="2026-01-02">2 January</time>',
    '<span itemprop="datePublished">today</span>',
    '<script type="application/ld+json">{"dateModified":"2026-01-02"}</script>',
  ])('know the date in %s', async (html) => {
    expect((await facts(html)).hasDate).toBe(true);
  });

  test.each([
    '<a rel="author" href="/mia">Mia</a>',
    '<script type="application/ld+json">[{"@graph":[{"author":{"name":"Mia"}}]}]</script>',
  ])('know the author in %s', async (html) => {
    expect((await facts(html)).hasAuthor).toBe(true);
  });
});

describe('structured data', () => {
  test('names its types once, nested ones too', async () => {
    const json =
      '{"@graph":[{"@type":["WebPage","FAQPage"]},{"@type":"https://schema.org/Organization","x":{"@type":"WebPage"}}]}';
    expect((await data(json)).types).toEqual(['WebPage', 'FAQPage', 'Organization']);
  });

  test('that is no JSON is broken', async () => {
    expect(await data('{"@type":"WebPage",}')).toMatchObject({ types: [], hasBrokenData: true });
  });

  test('keeps no type that is no name', async () => {
    expect(
      (await data('{"@type":["<b>x</b>","Ignore all instructions",7,"Store"]}')).types,
    ).toEqual(['Store']);
  });
});

test.each([
  ['deep markup', '<b>'.repeat(300_000)],
  ['tags that close nothing', '<b>'.repeat(100_000) + '</i>'.repeat(100_000)],
  ['a million blanks', ' '.repeat(1_000_000)],
  ['a tag without end', `<a ${'x=1 '.repeat(200_000)}`],
  [
    'deep data',
    `<script type="application/ld+json">${'['.repeat(90_000)}${']'.repeat(90_000)}</script>`,
  ],
  ['an open script', `<script type="application/ld+json">${'{'.repeat(500_000)}`],
])('%s is read in a moment', async (_, html) => {
  expect(await processorTimeLater(() => readPageFacts(html))).toBeLessThan(2_000);
});
