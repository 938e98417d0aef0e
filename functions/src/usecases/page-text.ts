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

const NOT_TEXT = new Set('title script style noscript template iframe textarea'.split(' '));

/** These end no line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em i mark q s small span strong sub sup time u wbr'.split(' '),
);

/**
 * The text of an HTML page, with a tokenizer and without a tree: the work grows with the length alone,
 * however deep and wrong the markup is.
 */
export async function pageText(html: string): Promise<PageText> {
  const { Tokenizer } = await import('htmlparser2');
  const page = { title: '', description: '', lang: '', text: '' };
  let attributes = new Map<string, string>();
  let tag = '';
  let attribute = '';
  let value = '';
  /** The element whose content is left out. */
  let leftOut: string | null = null;
  let hasTitle = false;

  const add = (text: string) => {
    if (leftOut === 'title' && !hasTitle) page.title += text;
    else if (leftOut === null) page.text += text;
  };
  const endLine = () => {
    if (!INLINE.has(tag)) add('\n');
  };
  const open = () => {
    if (tag === 'html') page.lang ||= attributes.get('lang') ?? '';
    if (tag === 'meta' && attributes.get('name')?.toLowerCase() === 'description') {
      page.description ||= attributes.get('content') ?? '';
    }
    if (leftOut !== null) return;
    endLine();
    if (NOT_TEXT.has(tag)) leftOut = tag;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (codepoint) => {
        value += String.fromCodePoint(codepoint);
      },
      onattribend: () => {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => {
        tag = html.slice(start, end).toLowerCase();
        if (leftOut !== tag) return endLine();
        leftOut = null;
        hasTitle ||= page.title.trim() !== '';
      },
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codepoint) => add(String.fromCodePoint(codepoint)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onend: () => undefined,
      onprocessinginstruction: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return {
    title: cut(oneLine(page.title), MAX_LINE),
    description: cut(oneLine(page.description), MAX_LINE),
    lang: cut(page.lang.trim(), MAX_LINE),
    text: cut(page.text.split('\n').map(oneLine).filter(Boolean).join('\n'), MAX_TEXT),
  };
}

/** By words: a pattern for the blanks between lines could take the square of their number. */
function oneLine(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ');
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}
