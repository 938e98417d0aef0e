/** What a reader of an HTML text is told, in the text's order; names are in lower case. */
export interface HtmlReader {
  /** Attributes as they are written, with entities decoded; of two with one name the first. */
  open: (tag: string, attributes: ReadonlyMap<string, string>) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
}

/**
 * Reads HTML with a tokenizer and without a tree: the work grows with the length alone, however deep and
 * wrong the markup is. The content of scripts and styles comes as text.
 */
export async function readHtml(html: string, reader: HtmlReader): Promise<void> {
  const { Tokenizer } = await import('htmlparser2');
  let attributes = new Map<string, string>();
  let tag = '';
  let attribute = '';
  let value = '';
  const open = () => reader.open(tag, attributes);
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
      onclosetag: (start, end) => reader.close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => reader.text(html.slice(start, end)),
      ontextentity: (codepoint) => reader.text(String.fromCodePoint(codepoint)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onend: () => undefined,
      onprocessinginstruction: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** By words: a pattern for the blanks between lines could take the square of their number. */
export function oneLine(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ');
}

/** Elements whose content is no text of the page. */
export const NOT_TEXT: ReadonlySet<string> = new Set(
  'title script style noscript template iframe textarea'.split(' '),
);
