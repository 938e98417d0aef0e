/** A mistake in a content file: its place, and what to do about it. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  text: string;
}

/**
 * One line per problem, sorted by file and line: `src/content/blog/de/x.mdx:7  category "foo" is
 * ...`.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, text }) => `${file}:${line}  ${text}`)
    .join('\n');
}
