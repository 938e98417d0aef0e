import { expect, test } from 'vitest';
import { pageText } from '#functions/usecases/page-text.ts';

test('a page’s title, description, language and text are read, block by block', async () => {
  const html = `<!DOCTYPE html>
    <html LANG="de-DE"><head>
      <TITLE>Kiez &amp; Blume
        – Laden</TITLE><title>Another</title>
      <meta name="Description" content='Str&auml;u&szlig;e,  f&#252;r "dich"'>
      <meta name=description content=second>
      <style>.a::before { content: "style" }</style>
      <script>if (a < b) document.write("<p>script</p>")</script>
    </head><body data-text="attribute">
      <!-- comment <p>hidden</p> -->
      <h1>Blu<b>men</b>laden</h1><p>Seit&nbsp;2012<br>in   Berlin
      </p><ul><li>Strauß<li>Abo</ul><noscript>noscript</noscript><template><p>template</p></template>
      <textarea>typed</textarea>5 < 6 und <em>kein</em> Ende`;
  expect(await pageText(html)).toEqual({
    title: 'Kiez & Blume – Laden',
    description: 'Sträuße, für "dich"',
    lang: 'de-DE',
    text: 'Blumenladen\nSeit 2012\nin Berlin\nStrauß\nAbo\n5 < 6 und kein Ende',
  });
});

test.each(['', '<', '<!--', '<title>', '<script>', '\u0000', '<a b="', '<meta name=description>'])(
  'a page of nothing but %j has no text',
  async (html) => {
    const { description, text } = await pageText(html);
    expect({ description, text }).toMatchObject({ description: '' });
    expect(text.length).toBeLessThan(2);
  },
);

test('what is kept is bounded, in whole characters', async () => {
  const long = '😀'.repeat(20_000);
  const page = await pageText(
    `<html lang="${long}"><title>x${long}</title><meta name=description content="x${long}"><p>${long}`,
  );
  expect(page.text).toHaveLength(12_000);
  for (const part of [page.title, page.description, page.lang]) expect(part).toHaveLength(500);
  expect(JSON.stringify(page)).not.toMatch(/\\ud[89a-f]/);
});

test.each([
  ['elements in each other', '<b>'.repeat(150_000) + '</i>'.repeat(120_000)],
  ['attributes', `<a ${Array.from({ length: 150_000 }, (_, index) => `a${index}`).join(' ')}>`],
  ['elements that are opened again', '<b x><p>'.repeat(120_000)],
  ['blanks', `<p>${' '.repeat(950_000)}.`],
  ['line breaks', `<p>${' \n'.repeat(480_000)}.`],
  ['entities', '&amp;'.repeat(190_000)],
  ['the beginning of comments', '<!--'.repeat(240_000)],
  ['less-than signs', '<'.repeat(950_000)],
])('a megabyte of %s takes no more than time in proportion', async (_, html) => {
  // The test's own time limit would be over long before the square of it.
  await expect(pageText(html)).resolves.toBeDefined();
});
