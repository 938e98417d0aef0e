import type { PathPattern } from './ast.ts';
import { PathValue, Unknown, type RulesValue } from './values.ts';

/** A segment of a requested path; null is the document id in a list, which nobody knows. */
export type RequestedSegment = string | null;

/** One way in which a pattern covers the start of a path. */
export interface PathMatch {
  captures: Map<string, RulesValue>;
  rest: RequestedSegment[];
}

const UNKNOWN_ID = new Unknown('the document id of a listed document');

function capture(segments: RequestedSegment[]): RulesValue {
  const known = segments.filter((segment) => segment !== null);
  return known.length === segments.length ? new PathValue(known) : UNKNOWN_ID;
}

function withCapture(match: PathMatch, name: string, value: RulesValue): PathMatch {
  return { ...match, captures: new Map([[name, value], ...match.captures]) };
}

/**
 * Every way to match a pattern against the start of a path. `{name=**}` takes zero or more
 * segments, anywhere in the pattern (rules_version '2').
 */
export function matchPath(pattern: PathPattern[], path: RequestedSegment[]): PathMatch[] {
  const [first, ...others] = pattern;
  if (!first) return [{ captures: new Map(), rest: path }];
  if (first.kind === 'rest') {
    return Array.from({ length: path.length + 1 }, (_, length) =>
      matchPath(others, path.slice(length)).map((match) =>
        withCapture(match, first.name, capture(path.slice(0, length))),
      ),
    ).flat();
  }
  const [segment, ...rest] = path;
  if (segment === undefined) return [];
  if (first.kind === 'text') return segment === first.text ? matchPath(others, rest) : [];
  return matchPath(others, rest).map((match) =>
    withCapture(match, first.name, segment ?? UNKNOWN_ID),
  );
}
