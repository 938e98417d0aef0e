import { Lexer, type MarkedToken, type Token } from 'marked';

/** An inline part of an answer's text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'struck'; parts: Inline[] }
  | { kind: 'code'; text: string }
  /** A link as its words: what it points to is listed below the answer, never followed from here. */
  | { kind: 'link'; url: string; parts: Inline[] }
  | { kind: 'break' };

/** A block of an answer's text. */
export type Block =
  | { kind: 'paragraph' | 'heading'; parts: Inline[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

/** Markdown deeper than this is shown as its source. */
const MAX_DEPTH = 12;

/**
 * The structure of an answer that a model wrote in Markdown. The answer is untrusted: HTML in it
 * stays text and a picture becomes its description, so that nothing in it is markup or is loaded.
 */
export function answerBlocks(text: string): Block[] {
  return blocksOf(new Lexer({ gfm: true, breaks: true }).lex(text), 0);
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): Block | Block[] => {
    if (depth > MAX_DEPTH) return { kind: 'paragraph', parts: [plain(token.raw)] };
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading':
        return { kind: 'heading', parts: inlinesOf(token.tokens, depth) };
      case 'list':
        return {
          kind: 'list',
          start: token.ordered ? Number(token.start) : null,
          items: token.items.map((item) => blocksOf(item.tokens, depth + 1)),
        };
      case 'blockquote':
        return { kind: 'quote', blocks: blocksOf(token.tokens, depth + 1) };
      case 'code':
        return { kind: 'code', text: token.text };
      case 'table':
        return {
          kind: 'table',
          head: token.header.map((cell) => inlinesOf(cell.tokens, depth)),
          rows: token.rows.map((row) => row.map((cell) => inlinesOf(cell.tokens, depth))),
        };
      case 'hr':
        return { kind: 'rule' };
      case 'paragraph':
        return { kind: 'paragraph', parts: inlinesOf(token.tokens, depth) };
      case 'text':
        // The words of a list's item are a block without a paragraph.
        return {
          kind: 'paragraph',
          parts: token.tokens ? inlinesOf(token.tokens, depth) : [plain(token.text)],
        };
      default:
        return token.raw.trim() === '' ? [] : { kind: 'paragraph', parts: [plain(token.raw)] };
    }
  });
}

function inlinesOf(tokens: readonly Token[], depth: number): Inline[] {
  return (tokens as readonly MarkedToken[]).map((token): Inline => {
    if (depth > MAX_DEPTH) return plain(token.raw);
    switch (token.type) {
      case 'strong':
        return { kind: 'strong', parts: inlinesOf(token.tokens, depth + 1) };
      case 'em':
        return { kind: 'emphasis', parts: inlinesOf(token.tokens, depth + 1) };
      case 'del':
        return { kind: 'struck', parts: inlinesOf(token.tokens, depth + 1) };
      case 'codespan':
        return { kind: 'code', text: token.text };
      case 'link':
        return { kind: 'link', url: token.href, parts: inlinesOf(token.tokens, depth + 1) };
      case 'image':
        return plain(token.text);
      case 'br':
        return { kind: 'break' };
      case 'escape':
      case 'text':
        return plain(token.text);
      default:
        return plain(token.raw);
    }
  });
}

function plain(text: string): Inline {
  return { kind: 'text', text };
}
