import { mdxToJs } from 'satteri';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

/** `3:1: Expected a closing tag for <Figure> (3:1) (mdx-jsx:unexpected-character)` */
const MESSAGE = /^(?:(\d+):\d+: )?(.*?)(?: \((?:\d+:\d+|note: .*|[\w-]+:[\w-]+)\))*$/;

const TAG_ADVICE = 'end a tag with "/>", and put a "<" or "{" that is text between backticks';
const IMPORT_ADVICE = 'write imports at the top of the text, as in docs/editing.md';

/**
 * The first syntax error of a text. The parser is the one that Astro uses and stops at the first
 * error.
 */
export function syntaxError(file: ContentFile): Problem | undefined {
  try {
    mdxToJs(file.body);
    return undefined;
  } catch (error) {
    return syntaxProblem(file, error);
  }
}

/** @param error as satteri throws it, with a line of the body */
export function syntaxProblem(file: ContentFile, error: unknown): Problem {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const [, line = '1', message = first] = MESSAGE.exec(first) ?? [];
  const advice = message.includes('esm') ? IMPORT_ADVICE : TAG_ADVICE;
  return {
    file: file.path,
    line: file.bodyLine + Number(line) - 1,
    text: `this is not valid MDX: ${message}; ${advice}`,
  };
}
