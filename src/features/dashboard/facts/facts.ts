import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandNews, MeasureNews } from '#shared/entities/next-steps.ts';
import type { ToolId } from '#shared/entities/tool.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { isFirstRun, type Facts } from '../next-steps';

/** A figure of the sentence; it opens what it counts. */
export interface Figure {
  text: string;
  tool: ToolId;
  /** Unprefixed, where it is not the tool's own page. */
  path?: string;
  /** The member's own figure, in the signal colour. */
  own?: boolean;
}

/** A sentence with its placeholders: plain text, a figure, or a list of figures. */
export interface Fact {
  text: string;
  values: Record<string, string | Figure | Figure[]>;
}

interface FactTexts {
  strings: Dictionary['dashboard']['facts'];
  locale: Locale;
  /** Number of the glossary's terms. */
  terms: number;
}

/** What a member's day begins with, in sentences of figures (product 7.19). */
export function factsOf(facts: Facts, premium: boolean, texts: FactTexts): Fact[] {
  const { brand } = facts.next;
  if (!premium) return [freeFact(facts, texts)];
  const waiting = waitingFact(facts, texts);
  if (brand !== null) return [...brandFacts(brand, texts), ...waiting];
  const done = doneFigures(facts, texts);
  if (isFirstRun(facts) || done.length === 0) {
    return [firstFact(facts, texts), { text: texts.strings.sampleBelow, values: {} }];
  }
  return [{ text: texts.strings.soFar, values: { list: done } }, ...waiting];
}

function brandFacts(brand: BrandNews, { strings, locale }: FactTexts): Fact[] {
  const { search, memory } = brand;
  const [mode, news] = search ? (['search', search] as const) : (['memory', memory] as const);
  if (news === null) return [];
  const ownFigure = (shown: AnswerMode, of: MeasureNews): Figure => ({
    text: fill(strings.named, { k: ownCount(of), n: of.n }),
    tool: 'brand-checker',
    path: answersPath(brand, of, facet[ownCount(of) > 0 ? 'named' : 'unnamed'](shown)),
    own: true,
  });
  const rival = news.names.find(({ own }) => !own);
  const first: Fact = {
    text: strings[rival ? (`${mode}Beside` as const) : mode],
    values: {
      day: formatDate(news.day, LOCALE_TAGS[locale]),
      brand: brand.brand_name,
      named: ownFigure(mode, news),
      ...(rival && {
        rival: rival.name,
        rivalNamed: {
          text: String(rival.k),
          tool: 'brand-checker',
          path: answersPath(brand, news, facet.rival(mode, rival.name)),
        },
      }),
    },
  };
  const too = mode === 'search' && memory !== null;
  return too
    ? [first, { text: strings.memoryToo, values: { named: ownFigure('memory', memory) } }]
    : [first];
}

/** How many answers name the brand. */
export function ownCount({ names }: MeasureNews): number {
  return names.find(({ own }) => own)?.k ?? 0;
}

/** The list of a figure's answers of the day (product 21.35). */
function answersPath({ campaign_id }: BrandNews, { day, n }: MeasureNews, of: string): string {
  const query = new URLSearchParams({ campaign: campaign_id, facet: of, from: day });
  return n === 0 ? ROUTES.brandChecker : `${ROUTES.brandChecker}?${query.toString()}`;
}

function waitingFact({ next }: Facts, { strings }: FactTexts): Fact[] {
  const list: Figure[] = [];
  const add = (texts: { one: string; other: string }, count: number, tool: ToolId) => {
    if (count > 0) list.push({ text: fillCount(texts, count), tool });
  };
  add(strings.toDo, next.brand?.to_do?.open ?? 0, 'brand-checker');
  add(strings.newPrompts, next.new_prompts, 'prompt-library');
  add(strings.newLessons, next.lessons?.new ?? 0, 'video-tutorials');
  return list.length === 0 ? [] : [{ text: strings.waiting, values: { list } }];
}

function doneFigures({ next, statistics }: Facts, { strings }: FactTexts): Figure[] {
  const { lessons, favourites } = next;
  const { promptsCreated } = statistics;
  const list: Figure[] = [];
  if (promptsCreated > 0) {
    list.push({ text: fillCount(strings.built, promptsCreated), tool: 'prompt-builder' });
  }
  if (lessons !== null && lessons.done > 0) {
    const { done, total } = lessons;
    list.push({ text: fill(strings.lessonsDone, { done, total }), tool: 'video-tutorials' });
  }
  if (favourites > 0) {
    list.push({ text: fillCount(strings.favourites, favourites), tool: 'prompt-library' });
  }
  return list;
}

function promptsFigure({ statistics }: Facts, { strings }: FactTexts): Figure {
  return { text: fillCount(strings.prompts, statistics.totalPrompts), tool: 'prompt-library' };
}

function firstFact(facts: Facts, texts: FactTexts): Fact {
  const { strings } = texts;
  const lessons = facts.next.lessons?.total ?? 0;
  return {
    text: strings.firstPremium,
    values: {
      ask: { text: strings.ask, tool: 'brand-checker' },
      prompts: promptsFigure(facts, texts),
      lessons: { text: fillCount(strings.lessons, lessons), tool: 'video-tutorials' },
    },
  };
}

function freeFact(facts: Facts, texts: FactTexts): Fact {
  const { strings, terms } = texts;
  const list = doneFigures(facts, texts);
  const prompts = promptsFigure(facts, texts);
  if (list.length > 0) return { text: strings.freeSoFar, values: { list, prompts } };
  const figure: Figure = { text: fill(strings.terms, { count: terms }), tool: 'glossary' };
  return { text: strings.free, values: { terms: figure, prompts } };
}
