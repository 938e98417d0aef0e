import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { Me } from '@/lib/session/membership';
import type { BrandNews, NextSteps } from '#shared/entities/next-steps.ts';
import type { ToolId } from '#shared/entities/tool.ts';
import { formatAgo, formatDay } from '#shared/rules/dates.ts';

/** A suggested next step; it opens a tool. */
export interface NextStep {
  tool: ToolId;
  label: string;
  text: string;
  /** Whether it is done; only for first steps. */
  isDone?: boolean;
  /** Several tools instead of one. */
  tools?: ToolId[];
}

type Strings = Dictionary['dashboard'];
type Facts = Pick<Me, 'next' | 'statistics'>;

/** The first steps of a free and of a premium member, in their order. */
const FIRST_STEPS = {
  free: ['prompt-builder', 'glossary'],
  premium: ['brand-checker', 'prompt-library', 'prompt-builder', 'video-tutorials'],
} as const satisfies Record<string, readonly ToolId[]>;

/** Number of steps, for placeholders. */
export function stepCount(premium: boolean): number {
  return FIRST_STEPS[premium ? 'premium' : 'free'].length;
}

/** Whether to show the first steps: the member has used no tool yet, or it is the first visit. */
export function isFirstRun({ next, statistics }: Facts): boolean {
  const hasUsed = next.tools.length > 0 || statistics.promptsCreated > 0 || next.brand !== null;
  return next.last_visit_at === null || !hasUsed;
}

/** The first steps; the server's statistics decide which are done. */
export function firstSteps(facts: Facts, premium: boolean, strings: Strings): NextStep[] {
  const { next, statistics } = facts;
  const isDone = (tool: ToolId) => {
    if (tool === 'prompt-builder') return statistics.promptsCreated > 0;
    if (tool === 'brand-checker') return next.brand !== null;
    if (tool === 'video-tutorials') return (next.lessons?.done ?? 0) > 0;
    return next.tools.some(({ tool_id }) => tool_id === tool);
  };
  return FIRST_STEPS[premium ? 'premium' : 'free'].map((tool) => ({
    tool,
    label: strings.tools.items[tool].title,
    text: strings.next.steps[tool],
    isDone: isDone(tool),
  }));
}

/** The last used tools and what is new, as many as there are first steps. */
export function continuing(
  { next }: Facts,
  premium: boolean,
  strings: Strings,
  locale: Locale,
  now: number,
): NextStep[] {
  const tag = LOCALE_TAGS[locale];
  const used = usedStep(next.tools, strings, tag, now);
  const news = newsStep(next, strings, tag);
  return premium
    ? [used, brandStep(next.brand, strings, tag), news, lessonsStep(next.lessons, strings)]
    : [used, news];
}

function usedStep(used: NextSteps['tools'], strings: Strings, tag: string, now: number): NextStep {
  const [last] = used;
  if (last === undefined) return hint('prompt-builder', strings);
  const tools = used.map(({ tool_id }) => tool_id);
  return {
    tool: last.tool_id,
    label: fill(strings.next.lastUsed, { when: formatAgo(last.used_at, now, tag) }),
    text: tools.map((tool) => strings.tools.items[tool].title).join(', '),
    tools,
  };
}

function newsStep(
  { last_visit_at, new_prompts, lessons }: NextSteps,
  strings: Strings,
  tag: string,
): NextStep {
  const { next: t, tools } = strings;
  const newLessons = lessons?.new ?? 0;
  const news = [
    ...(new_prompts > 0 ? [fillCount(t.newPrompts, new_prompts)] : []),
    ...(newLessons > 0 ? [fillCount(t.newLessons, newLessons)] : []),
  ];
  return {
    tool: newLessons > 0 && new_prompts === 0 ? 'video-tutorials' : 'prompt-library',
    label: last_visit_at
      ? fill(t.since, { day: formatDay(last_visit_at, tag) })
      : tools.items['prompt-library'].title,
    text: news.join(' ') || t.nothingNew,
  };
}

function lessonsStep(lessons: NextSteps['lessons'], strings: Strings): NextStep {
  const step = hint('video-tutorials', strings);
  if (lessons === null || lessons.done === 0) return step;
  const { done, total } = lessons;
  const { lessonsDone, allLessonsDone } = strings.next;
  return {
    ...step,
    text: done < total ? fill(lessonsDone, { done, total }) : fill(allLessonsDone, { total }),
  };
}

function brandStep(brand: BrandNews | null, strings: Strings, tag: string): NextStep {
  if (brand === null) return hint('brand-checker', strings);
  const t = strings.next;
  const share = (rate: number) => rate.toLocaleString(tag, { style: 'percent' });
  const { now, before } = brand;
  const values = { rate: share(now.mention_rate), day: formatDay(now.day, tag) };
  return {
    tool: 'brand-checker',
    label: fill(t.brand, { brand: brand.brand_name }),
    text:
      before === null
        ? fill(t.brandNow, values)
        : fill(t.brandSince, { ...values, before: share(before.mention_rate) }),
  };
}

/** A tool's description, where there is nothing to continue. */
function hint(tool: keyof Strings['next']['steps'], { tools, next }: Strings): NextStep {
  return { tool, label: tools.items[tool].title, text: next.steps[tool] };
}
