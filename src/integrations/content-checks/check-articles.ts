import { isSeq } from 'yaml';
import { MIN_ALT } from '#src/content/schemas/post.ts';
import { syntaxError } from './check-mdx.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import type { Problem } from './problem.ts';
import { referencesOf } from './references.ts';

/** `<StepsFigure` up to its end, or to the end of the text when the tag is not closed. */
const FIGURE = /<\w*Figure\b[\s\S]*?(?:\n\/>|\/>\n|$)/g;
const ALT = /\balt="([^"]*)"/;

/** What may have braces: imports, code, and the tags of figures. */
const CODE = /^import .*$|^```[\s\S]*?^```|`[^`\n]+`/gm;
/** `{answers}`, which runs as code; `{props.brand}` is filled in. */
const BRACES = /\{(?!props\.)[^}\n]*\}?/g;

/**
 * Finds text that is not valid MDX, sources that are not linked in the text, figures without an alt
 * text, and words in braces: they would fail as code, with the wrong line number.
 */
export function checkArticle(file: ContentFile): Problem[] {
  // Lessons have their own check (check-guides.ts).
  if (file.ending !== '.mdx' || file.collection === 'lessons') return [];
  // Legal texts pass props to components, in braces.
  const braces = file.collection === 'blog' ? strayBraces(file) : [];
  const error = syntaxError(file);
  const isNamed = braces.some(({ line }) => line === error?.line);
  return [
    ...unusedSources(file),
    ...braces,
    // In invalid MDX a figure's end, and so its alt, cannot be found.
    ...(error ? (isNamed ? [] : [error]) : figuresWithoutAlt(file)),
  ];
}

function unusedSources(file: ContentFile): Problem[] {
  const sources = file.data.get('sources');
  if (!isSeq(sources)) return [];
  const linked = new Set(referencesOf(file).map(({ target }) => target));
  return sources.items.flatMap((_, index) => {
    const path = ['sources', index, 'url'];
    const url = textAt(file, path);
    if (url === undefined || linked.has(url)) return [];
    const text = `source "${url}" is not linked in the text; link it where its fact is, or remove it`;
    return [{ file: file.path, line: lineOf(file, path), text }];
  });
}

function figuresWithoutAlt(file: ContentFile): Problem[] {
  return [...file.body.matchAll(FIGURE)].flatMap(([figure], index, all) => {
    if ((ALT.exec(figure)?.[1] ?? '').length >= MIN_ALT) return [];
    const line = lineInBody(file, all[index]?.index ?? 0);
    const text = `this figure needs alt="…" with at least ${MIN_ALT} characters; say what it shows`;
    return [{ file: file.path, line, text }];
  });
}

function strayBraces(file: ContentFile): Problem[] {
  const emptied = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  const words = file.body.replaceAll(FIGURE, emptied).replaceAll(CODE, emptied);
  return [...words.matchAll(BRACES)].map(({ 0: found, index }) => {
    const text = `"${found}" would run as code; put it between backticks, or write other brackets`;
    return { file: file.path, line: lineInBody(file, index), text };
  });
}

const lineInBody = ({ body, bodyLine }: ContentFile, index: number) =>
  bodyLine + body.slice(0, index).split('\n').length - 1;
