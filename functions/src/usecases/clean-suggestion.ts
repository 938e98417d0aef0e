import {
  COUNTRIES,
  type CampaignLanguage,
  type Country,
} from '#shared/entities/campaign-options.ts';
import type { CampaignSuggestion } from '#shared/entities/campaign-suggestion.ts';
import {
  MAX_BRAND_NAME_LENGTH,
  MAX_CAMPAIGN_QUESTIONS,
  MAX_LINE_LENGTH,
  MAX_SUGGESTED_NAMES,
} from '#shared/limits.ts';
import { findMentions } from '#shared/rules/brand-mentions.ts';
import { distinctNames, isFindable, nameKey, normalizeDomains } from '#shared/rules/brand-names.ts';
import type { SuggestedCampaign } from './suggest-campaign.ts';

/** Lengths of a question in UTF-16 code units; what is shorter is no sentence. */
const QUESTION_LENGTH = { least: 10, most: 300 };

/** Addresses, markup and code, which no name and no customer's question has. */
const FOREIGN = /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|[@<>{}[\]`\\|]/u;

/**
 * What a model suggests, bounded and without what a page can have smuggled in: names and questions with
 * addresses or markup are dropped, and questions that name the brand, which would measure nothing.
 */
export function cleanSuggestion(
  answer: SuggestedCampaign,
  { domain, language }: { domain: string | null; language: CampaignLanguage },
): CampaignSuggestion {
  const [brand_name = ''] = namesOf([answer.brand], []);
  const brand_variants = namesOf(answer.spellings, [brand_name]);
  const own = [brand_name, ...brand_variants];
  const competitors = namesOf(
    answer.competitors.map(({ name }) => name),
    own,
  );
  const domainOf = (name: string) =>
    answer.competitors.find((each) => oneLine(each.name) === name)?.domain ?? '';
  return {
    brand_name,
    brand_variants,
    domain,
    sells: lineOf(answer.sells),
    place: lineOf(answer.place),
    country:
      COUNTRIES.find((code) => code === answer.country.trim().toUpperCase()) ?? home(language),
    language,
    competitors: competitors.map((name) => {
      const [known = null] = normalizeDomains([domainOf(name)]) ?? [];
      return { name, domain: known === domain ? null : known };
    }),
    questions: questionsOf(answer, own),
  };
}

function home(language: CampaignLanguage): Country {
  return language === 'de' ? 'DE' : 'GB';
}

/** Distinct names that can be found in answers, none of which is among `others`. */
function namesOf(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(nameKey));
  const usable = names.map(oneLine).filter(
    (name) =>
      isFindable(name) &&
      name.length <= MAX_BRAND_NAME_LENGTH &&
      // The form separates names by commas.
      !name.includes(',') &&
      !FOREIGN.test(name) &&
      !known.has(nameKey(name)),
  );
  return distinctNames(usable).slice(0, MAX_SUGGESTED_NAMES);
}

function questionsOf(
  { questions }: SuggestedCampaign,
  [brand_name = '', ...brand_variants]: readonly string[],
): CampaignSuggestion['questions'] {
  const names = { brand_name, brand_variants, competitors: [] };
  const kept = new Map<string, CampaignSuggestion['questions'][number]>();
  for (const { purpose, text } of questions) {
    const prompt = oneLine(text);
    const isUsable =
      prompt.length >= QUESTION_LENGTH.least &&
      prompt.length <= QUESTION_LENGTH.most &&
      !FOREIGN.test(prompt) &&
      (brand_name === '' || findMentions(prompt, names).length === 0);
    if (isUsable && !kept.has(nameKey(prompt))) kept.set(nameKey(prompt), { purpose, prompt });
  }
  return [...kept.values()].slice(0, MAX_CAMPAIGN_QUESTIONS);
}

function lineOf(text: string): string {
  const line = oneLine(text);
  return FOREIGN.test(line) ? '' : line.slice(0, MAX_LINE_LENGTH).toWellFormed();
}

/** Without line breaks, and without signs that are not seen, such as those that turn the direction. */
function oneLine(text: string): string {
  const visible = text.replaceAll(/\p{C}/gu, (sign) => (/\s/.test(sign) ? ' ' : ''));
  return visible.split(/\s+/).filter(Boolean).join(' ');
}
