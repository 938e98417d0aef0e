import type { SourceDomain } from '#shared/api/brand-figures.ts';
import type { SourceKind } from '#shared/entities/answer-source.ts';

/** The groups of the sources' table in their order, and whose pages each has. */
const GROUPS = {
  reachable: ['press', 'directory', 'forum'],
  competitors: ['competitor'],
  own: ['own'],
  others: ['reference', 'other'],
} as const satisfies Record<string, readonly SourceKind[]>;

export type SourceGroup = keyof typeof GROUPS;

/** The sources by group, without empty ones: the largest gap first, then the most cited. */
export function sourceGroups(
  domains: readonly SourceDomain[],
): { group: SourceGroup; domains: SourceDomain[] }[] {
  return (Object.keys(GROUPS) as SourceGroup[]).flatMap((group) => {
    const kinds: readonly SourceKind[] = GROUPS[group];
    const found = domains.filter(({ kind }) => kinds.includes(kind));
    return found.length === 0
      ? []
      : [{ group, domains: found.toSorted((a, b) => b.gap - a.gap || b.cited - a.cited) }];
  });
}
