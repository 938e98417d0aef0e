export interface TextLine {
  /** The line without what is before it: blanks and the signs of a quotation. */
  content: string;
  /** Columns before the content. */
  indent: number;
  /** UTF-16 code units of the text, `end` exclusive, without the line break. */
  start: number;
  end: number;
  /** A blank line is before it. */
  isLoose: boolean;
}

const BEFORE = /^[\s>]*/u;

/** The lines of a text that are not blank. */
export function* linesOf(text: string, from = 0, to = text.length): Generator<TextLine> {
  let isLoose = false;
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 || newline > to ? to : newline;
    const whole = text.slice(start, end);
    const indent = BEFORE.exec(whole)?.[0].length ?? 0;
    const content = whole.slice(indent).trimEnd();
    if (content !== '') yield { content, indent, start, end, isLoose };
    isLoose = content === '';
    start = end + 1;
  }
}
