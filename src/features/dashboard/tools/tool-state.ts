import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { ToolId } from '#shared/entities/tool.ts';
import { formatAgo, formatDate, formatWeekday } from '#shared/rules/dates.ts';
import type { Facts } from '../next-steps';

interface StateTexts {
  strings: Dictionary['dashboard']['tools']['states'];
  locale: Locale;
  /** Milliseconds since the epoch. */
  now: number;
  /** Number of the glossary's terms. */
  terms: number;
}

/** What the row of a tool that is open to the member says of its own state, in words. */
export function stateInWords(id: ToolId, facts: Facts, texts: StateTexts): string {
  const { strings, terms } = texts;
  const { next, statistics } = facts;
  switch (id) {
    case 'brand-checker':
      return brandState(facts, texts);
    case 'glossary':
      return fill(strings.terms, { count: terms });
    case 'prompt-library':
      return [
        fill(strings.prompts, { count: statistics.totalPrompts }),
        ...some(strings.favourites, next.favourites),
        ...some(strings.newPrompts, next.new_prompts),
      ].join(', ');
    case 'video-tutorials': {
      if (next.lessons === null) return lastUse(id, facts, texts);
      const { done, total } = next.lessons;
      return [
        fill(strings.lessons, { done, total }),
        ...some(strings.newLessons, next.lessons.new),
      ].join(', ');
    }
    case 'prompt-builder': {
      const [built] = some(strings.built, statistics.promptsCreated);
      const when = ago(id, facts, texts);
      if (built === undefined) return lastUse(id, facts, texts);
      return when === null ? built : fill(strings.builtUsed, { built, when });
    }
    default:
      return lastUse(id, facts, texts);
  }
}

function brandState(facts: Facts, texts: StateTexts): string {
  const { strings, locale } = texts;
  const tag = LOCALE_TAGS[locale];
  const { brand } = facts.next;
  if (brand === null) return lastUse('brand-checker', facts, texts);
  if (brand.next_run_at !== null) {
    return fill(strings.nextRun, { day: formatWeekday(brand.next_run_at, tag) });
  }
  const day = [brand.search?.day ?? '', brand.memory?.day ?? ''].sort().at(-1) ?? '';
  return fill(strings.answers, { day: formatDate(day, tag) });
}

function lastUse(id: ToolId, facts: Facts, texts: StateTexts): string {
  const when = ago(id, facts, texts);
  return when === null ? texts.strings.notYet : fill(texts.strings.used, { when });
}

function ago(id: ToolId, { next }: Facts, { locale, now }: StateTexts): string | null {
  const used = next.tools.find(({ tool_id }) => tool_id === id);
  return used ? formatAgo(used.used_at, now, LOCALE_TAGS[locale]) : null;
}

function some(texts: { one: string; other: string }, count: number): string[] {
  return count > 0 ? [fillCount(texts, count)] : [];
}
