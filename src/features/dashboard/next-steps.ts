import type { Me } from '@/lib/session/membership';
import type { BrandNews, NextSteps } from '#shared/entities/next-steps.ts';
import type { ToolId } from '#shared/entities/tool.ts';

export type Facts = Pick<Me, 'next' | 'statistics'>;

type NextLesson = NonNullable<NonNullable<NextSteps['lessons']>['next']>;

/** The first steps of a free and of a premium member, in their order. */
const FIRST_STEPS = {
  free: ['prompt-builder', 'glossary'],
  premium: ['brand-checker', 'prompt-library', 'prompt-builder', 'video-tutorials'],
} as const satisfies Record<string, readonly ToolId[]>;

export type FirstStepId = (typeof FIRST_STEPS)[keyof typeof FIRST_STEPS][number];

export interface FirstStep {
  tool: FirstStepId;
  isDone: boolean;
}

/** Whether it is the first day: the member has used no tool yet, or it is the first visit. */
export function isFirstRun({ next, statistics }: Facts): boolean {
  const hasUsed = next.tools.length > 0 || statistics.promptsCreated > 0 || next.brand !== null;
  return next.last_visit_at === null || !hasUsed;
}

/** The first steps; what the server counts decides which are done. */
export function firstSteps({ next, statistics }: Facts, premium: boolean): FirstStep[] {
  const isDone = (tool: FirstStepId) => {
    if (tool === 'prompt-builder') return statistics.promptsCreated > 0;
    if (tool === 'brand-checker') return next.brand !== null;
    if (tool === 'video-tutorials') return (next.lessons?.done ?? 0) > 0;
    return next.tools.some(({ tool_id }) => tool_id === tool);
  };
  return FIRST_STEPS[premium ? 'premium' : 'free'].map((tool) => ({ tool, isDone: isDone(tool) }));
}

/** What a premium member goes on with. */
export type GoOn =
  | { kind: 'brand'; brand: BrandNews }
  /** The Brand Checker, with a sample's picture. */
  | { kind: 'sample' }
  | { kind: 'lesson'; lesson: NextLesson; number: number; total: number }
  | { kind: 'tool'; tool: ToolId; usedAt: string };

/**
 * The single next step (product 7.14): the brand, where there are answers; on the first day the way to
 * them; else the next lesson, and after the last one the tool that was opened last.
 */
export function goOnWith(facts: Facts): GoOn {
  const { brand, lessons, tools } = facts.next;
  if (brand !== null) return { kind: 'brand', brand };
  const [last] = tools;
  if (isFirstRun(facts) || last === undefined) return { kind: 'sample' };
  return lessons?.next
    ? { kind: 'lesson', lesson: lessons.next, number: lessons.done + 1, total: lessons.total }
    : { kind: 'tool', tool: last.tool_id, usedAt: last.used_at };
}
