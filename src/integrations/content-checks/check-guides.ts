import type { ContentFile } from './content-file.ts';
import { guideOf } from './guide.ts';
import type { Problem } from './problem.ts';

/** Finds elements that a lesson's guide cannot have, and guides without text. */
export function checkGuide(file: ContentFile): Problem[] {
  if (file.collection !== 'lessons' || file.ending !== '.mdx') return [];
  const { nodes, problems } = guideOf(file);
  if (problems.length > 0 || nodes.length > 0) return problems;
  const text = 'the lesson has no guide; write it below the second ---';
  return [{ file: file.path, line: file.bodyLine, text }];
}
