import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { Me } from '@/lib/session/membership';
import type { BrandNews } from '#shared/entities/next-steps.ts';
import type { ToolId } from '#shared/entities/tool.ts';
import { formatAgo, formatDay } from '#shared/rules/dates.ts';

/** One thing to do next; it opens a tool. */
export interface NextStep {
  tool: ToolId;
  label: string;
  text: string;
  /** Of the first steps: whether it is done. */
  isDone?: boolean;
}

type Strings = Dictionary['dashboard'];
type Facts = Pick<Me, 'next' | 'statistics'>;

/** The first steps of a free and of a premium member, in their order. */
const FIRST_STEPS = {
  free: ['prompt-builder', 'glossary'],
  premium: ['brand-checker', 'prompt-library', 'prompt-builder', 'video-tutorials'],
} as const satisfies Record<string, readonly ToolId[]>;

/** As many as there will be, so that nothing moves when they are known. */
export function stepCount(premium: boolean): number {
  return FIRST_STEPS[premium ? 'premium' : 'free'].length;
}

/** Whether the member is led through the first steps: nothing was used yet, or they are here first. */
export function isFirstRun({ next, statistics }: Facts): boolean {
  const hasUsed = next.tools.length > 0 || statistics.promptsCreated > 0 || next.brand !== null;
  return next.last_visit_at === null || !hasUsed;
}

/** The first steps, each done or not by what the server counts. */
export function firstSteps(facts: Facts, premium: boolean, strings: Strings): NextStep[] {
  const { next, statistics } = facts;
  const isDone = (tool: ToolId) => {
    if (tool === 'prompt-builder') return statistics.promptsCreated > 0;
    if (tool === 'brand-checker') return next.brand !== null;
    return next.tools.some(({ tool_id }) => tool_id === tool);
  };
  return FIRST_STEPS[premium ? 'premium' : 'free'].map((tool) => ({
    tool,
    label: strings.tools.items[tool].title,
    text: strings.next.steps[tool],
    isDone: isDone(tool),
  }));
}

/** Where the member was and what is new, as many steps as the first steps have. */
export function continuing(
  { next }: Facts,
  premium: boolean,
  strings: Strings,
  locale: Locale,
  now: number,
): NextStep[] {
  const t = strings.next;
  const tag = LOCALE_TAGS[locale];
  const [last, before] = next.tools;
  const titleOf = (tool: ToolId) => strings.tools.items[tool].title;
  const toStep = (used: { tool_id: ToolId; used_at: string } | undefined, other: ToolId) =>
    used
      ? {
          tool: used.tool_id,
          label: fill(t.lastUsed, { when: formatAgo(used.used_at, now, tag) }),
          text: titleOf(used.tool_id),
        }
      : { tool: other, label: titleOf(other), text: t.steps[other as keyof typeof t.steps] };
  const news = {
    tool: 'prompt-library' as const,
    label: next.last_visit_at
      ? fill(t.since, { day: formatDay(next.last_visit_at, tag) })
      : titleOf('prompt-library'),
    text: next.new_prompts > 0 ? fillCount(t.newPrompts, next.new_prompts) : t.nothingNew,
  };
  if (!premium) return [toStep(last, 'prompt-builder'), news];
  const second = before ? toStep(before, 'video-tutorials') : toStep(undefined, 'video-tutorials');
  return [toStep(last, 'prompt-builder'), brandStep(next.brand, strings, tag), news, second];
}

function brandStep(brand: BrandNews | null, strings: Strings, tag: string): NextStep {
  const { next: t, tools } = strings;
  const tool = 'brand-checker';
  if (brand === null) return { tool, label: tools.items[tool].title, text: t.steps[tool] };
  const share = (rate: number) => rate.toLocaleString(tag, { style: 'percent' });
  const { now, before } = brand;
  const values = { rate: share(now.mention_rate), day: formatDay(now.day, tag) };
  return {
    tool,
    label: fill(t.brand, { brand: brand.brand_name }),
    text:
      before === null
        ? fill(t.brandNow, values)
        : fill(t.brandSince, { ...values, before: share(before.mention_rate) }),
  };
}
