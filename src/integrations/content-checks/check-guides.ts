import type { ContentFile } from './content-file.ts';
import type { GuideNode } from '#shared/entities/guide.ts';
import { guideOf } from './guide.ts';
import type { Problem } from './problem.ts';

/** What each guide has (product 20.9), as a node of its own and not within another. */
const PARTS: readonly [(node: GuideNode) => boolean, string][] = [
  [
    (node) => typeof node !== 'string' && 'file' in node,
    'the lesson has no practice material; add a box whose first line is ```name.csv or ```name.txt',
  ],
  [
    (node) => typeof node !== 'string' && 'tag' in node && node.tag === 'details',
    'the lesson has no answer key; write it between <details> and </details>',
  ],
];

/** Finds elements that a lesson's guide cannot have, and parts that it lacks. */
export function checkGuide(file: ContentFile): Problem[] {
  if (file.collection !== 'lessons' || file.ending !== '.mdx') return [];
  const { nodes, problems } = guideOf(file);
  if (problems.length > 0) return problems;
  const missing =
    nodes.length === 0
      ? ['the lesson has no guide; write it below the second ---']
      : PARTS.filter(([isPart]) => !nodes.some(isPart)).map(([, text]) => text);
  return missing.map((text) => ({ file: file.path, line: file.bodyLine, text }));
}
