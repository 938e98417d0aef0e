import { NOT_TEXT, oneLine, readHtml } from './read-html.ts';

/** What a page says, without its markup. Each part is data of somebody else. */
export interface PageText {
  title: string;
  /** Of the `meta` element, empty without one. */
  description: string;
  /** The `lang` of the page as it is written there, empty without one. */
  lang: string;
  /** A line for each block. */
  text: string;
}

/** Longest title and description, and longest text, in UTF-16 code units. */
const MAX_LINE = 500;
const MAX_TEXT = 12_000;

/** These end no line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em i mark q s small span strong sub sup time u wbr'.split(' '),
);

/** The text of an HTML page; the work grows with its length alone. */
export async function pageText(html: string): Promise<PageText> {
  const page = { title: '', description: '', lang: '', text: '' };
  /** The element whose content is left out. */
  let leftOut: string | null = null;
  let hasTitle = false;

  const add = (text: string) => {
    if (leftOut === 'title' && !hasTitle) page.title += text;
    else if (leftOut === null) page.text += text;
  };
  const endLine = (tag: string) => {
    if (!INLINE.has(tag)) add('\n');
  };
  await readHtml(html, {
    open: (tag, attributes) => {
      if (tag === 'html') page.lang ||= attributes.get('lang') ?? '';
      if (tag === 'meta' && attributes.get('name')?.toLowerCase() === 'description') {
        page.description ||= attributes.get('content') ?? '';
      }
      if (leftOut !== null) return;
      endLine(tag);
      if (NOT_TEXT.has(tag)) leftOut = tag;
    },
    close: (tag) => {
      if (leftOut !== tag) return endLine(tag);
      leftOut = null;
      hasTitle ||= page.title.trim() !== '';
    },
    text: add,
  });
  return {
    title: cut(oneLine(page.title), MAX_LINE),
    description: cut(oneLine(page.description), MAX_LINE),
    lang: cut(page.lang.trim(), MAX_LINE),
    text: cut(page.text.split('\n').map(oneLine).filter(Boolean).join('\n'), MAX_TEXT),
  };
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}
