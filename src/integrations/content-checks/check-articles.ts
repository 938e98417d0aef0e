import { isSeq } from 'yaml';
import { MIN_ALT } from '#src/content/schemas/post.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import type { Problem } from './problem.ts';
import { referencesOf } from './references.ts';

/** `<StepsFigure` up to its end, or to the end of the text when nothing closes it. */
const FIGURE = /<\w*Figure\b[\s\S]*?(?:\n\/>|\/>\n|$)/g;
const ALT = /\balt="([^"]*)"/;

/** Sources that no sentence links, and figures without a text for people who do not see them. */
export function checkArticle(file: ContentFile): Problem[] {
  if (file.collection !== 'blog') return [];
  return [...unusedSources(file), ...silentFigures(file)];
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

function silentFigures(file: ContentFile): Problem[] {
  return [...file.body.matchAll(FIGURE)].flatMap(([figure], index, all) => {
    if ((ALT.exec(figure)?.[1] ?? '').length >= MIN_ALT) return [];
    const before = file.body.slice(0, all[index]?.index ?? 0);
    const line = file.bodyLine + before.split('\n').length - 1;
    const text = `this figure needs alt="…" with at least ${MIN_ALT} characters; say what it shows`;
    return [{ file: file.path, line, text }];
  });
}
