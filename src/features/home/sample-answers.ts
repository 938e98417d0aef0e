import { bindSpaces } from '@/i18n/bind-spaces';
import { brandSample as german } from '@/i18n/de/brand-sample';
import { brandSample as english } from '@/i18n/en/brand-sample';
import type { Locale } from '@/i18n/locales';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { SampleCampaign } from '#shared/entities/brand-sample.ts';
import { findMentions } from '#shared/rules/brand-mentions.ts';

const SAMPLES: Record<Locale, SampleCampaign> = { en: english, de: german };

/** The questions that the page switches: two of the newest answers, and the first one before that. */
export const SHOWN_QUESTIONS = [
  { id: 'repair', question: 'repair', daysAgo: 1 },
  { id: 'lease', question: 'lease', daysAgo: 1 },
  { id: 'earlier', question: 'repair', daysAgo: 29 },
] as const;

interface TextPart {
  text: string;
  /** Whose name it is: the brand's or a competitor's. */
  mark: 'own' | 'other' | null;
}

/** A paragraph, or an item of a list. */
interface AnswerLine {
  isItem: boolean;
  parts: TextPart[];
}

/** Where an answer names somebody: 1 is first, null not at all. */
interface Place {
  name: string;
  isOwn: boolean;
  place: number | null;
}

export interface ShownAnswer {
  platform: BrandPlatformId;
  lines: AnswerLine[];
  /** From not named to first, as rising bars. */
  places: Place[];
}

/** The made-up campaign that members see as a sample report (product 21.20). */
export function sampleOf(locale: Locale): SampleCampaign {
  return SAMPLES[locale];
}

/** How many days ago a question was asked from memory, oldest first; the same in both languages. */
export function sampleRuns(question: string): number[] {
  const asked = english.answers.filter((answer) => answer.question === question && !answer.cites);
  return [...new Set(asked.map(({ daysAgo }) => daysAgo))];
}

/** The answers from memory to a question on one day, with its names marked and their places counted. */
export function shownAnswers(locale: Locale, question: string, daysAgo: number): ShownAnswer[] {
  return memoryAnswers(locale, daysAgo)
    .filter((answer) => answer.question === question)
    .map(({ platform, text }) => ({
      platform,
      lines: untilLastName(
        linesOf(text).map(({ isItem, text }) => ({ isItem, parts: partsOf(text, locale) })),
      ),
      places: placesIn(text, locale),
    }));
}

function untilLastName(lines: AnswerLine[]): AnswerLine[] {
  const last = lines.findLastIndex(({ parts }) => parts.some(({ mark }) => mark !== null));
  return lines.slice(0, last + 1);
}

/** In how many answers from memory each name stands, on one day; of one question or of all. */
export function namedIn(
  locale: Locale,
  daysAgo: number,
  question?: string,
): { answers: number; names: { name: string; isOwn: boolean; count: number }[] } {
  const answers = memoryAnswers(locale, daysAgo).filter(
    (answer) => question === undefined || answer.question === question,
  );
  const places = answers.map(({ text }) => placesIn(text, locale));
  const names = namesOf(locale).map(({ name, isOwn }) => ({
    name,
    isOwn,
    count: places.filter((all) => all.some((one) => one.name === name && one.place !== null))
      .length,
  }));
  return { answers: answers.length, names };
}

/** The brand's place with each platform, in the order of the page; null where it is not named. */
export function ownPlaces(locale: Locale, question: string, daysAgo: number): (number | null)[] {
  return shownAnswers(locale, question, daysAgo).map(
    ({ places }) => places.find(({ isOwn }) => isOwn)?.place ?? null,
  );
}

function memoryAnswers(locale: Locale, daysAgo: number) {
  return SAMPLES[locale].answers.filter(
    (answer) => answer.daysAgo === daysAgo && answer.cites === undefined,
  );
}

function namesOf(locale: Locale) {
  const { brand, competitors } = SAMPLES[locale];
  return [brand, ...competitors].map((name) => ({ name, isOwn: name === brand }));
}

function mentionsIn(text: string, locale: Locale) {
  const { brand, competitors } = SAMPLES[locale];
  return findMentions(text, { brand_name: brand, brand_variants: [], competitors });
}

function placesIn(text: string, locale: Locale): Place[] {
  const { brand } = SAMPLES[locale];
  const order = [...new Set(mentionsIn(text, locale).map(({ competitor }) => competitor ?? brand))];
  return namesOf(locale)
    .map(({ name, isOwn }) => ({ name, isOwn, place: order.indexOf(name) + 1 || null }))
    .toSorted((a, b) => (b.place ?? Infinity) - (a.place ?? Infinity));
}

function partsOf(text: string, locale: Locale): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const mention of mentionsIn(text, locale)) {
    parts.push({ text: bindSpaces(text.slice(end, mention.start)), mark: null });
    const mark = mention.competitor === null ? 'own' : 'other';
    parts.push({ text: text.slice(mention.start, mention.end), mark });
    end = mention.end;
  }
  parts.push({ text: bindSpaces(text.slice(end)), mark: null });
  return parts.filter((part) => part.text !== '');
}

const ITEM = /^\d+\. /;
const ROW = /^\|(.+)\|$/;
const HEAD_RULE = /^\|[\s|-]+$/;
const ADDRESS = /https?:\/\//;
/** Between two sentences. */
const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

/**
 * The lines of an answer. Rows of a table become items, and sentences with an address are left out: the
 * page calls the answers shortened.
 */
function linesOf(answer: string): { isItem: boolean; text: string }[] {
  const lines = answer.replaceAll('**', '').split(/\n+/);
  return lines
    .filter((line, index) => !HEAD_RULE.test(line) && !HEAD_RULE.test(lines[index + 1] ?? ''))
    .map((line) => {
      const [, cells] = ROW.exec(line) ?? [];
      if (cells !== undefined) return { isItem: true, text: rowText(cells) };
      const sentences = line.replace(ITEM, '').split(SENTENCE_END);
      const text = sentences.filter((sentence) => !ADDRESS.test(sentence)).join(' ');
      return { isItem: ITEM.test(line), text };
    })
    .filter(({ text }) => text !== '');
}

function rowText(cells: string): string {
  const [lead = '', ...rest] = cells.split('|').map((cell) => cell.trim());
  return `${lead} – ${rest.join(', ')}`;
}
