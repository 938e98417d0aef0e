import type { CampaignSuggestion } from '#shared/entities/campaign-suggestion.ts';
import { nameKey, splitNames } from '#shared/rules/brand-names.ts';
import type { CampaignDraft } from './campaign-draft';

type Fills = Pick<CampaignDraft, 'name' | 'brand_name' | 'own_domains'>;

/** The texts that a suggestion puts into fields of its own. */
function fillsOf(suggestion: CampaignSuggestion | null): Fills {
  return {
    name: suggestion?.brand_name || suggestion?.sells || '',
    brand_name: suggestion?.brand_name ?? '',
    own_domains: suggestion?.domain ?? '',
  };
}

/**
 * The draft with a suggestion: name, brand and domain where nothing was typed, and country and
 * language. Questions of an earlier suggestion go with it.
 *
 * @param before the suggestion that this one replaces, whose texts were not typed
 */
export function withSuggestion(
  draft: CampaignDraft,
  suggestion: CampaignSuggestion,
  before: CampaignSuggestion | null,
): CampaignDraft {
  const [fills, former] = [fillsOf(suggestion), fillsOf(before)];
  const filled = (field: keyof Fills) => {
    const typed = draft[field].trim();
    return typed === '' || typed === former[field] ? fills[field] : draft[field];
  };
  return {
    ...draft,
    name: filled('name'),
    brand_name: filled('brand_name'),
    own_domains: filled('own_domains'),
    country: suggestion.country,
    language: suggestion.language,
    questions: [],
  };
}

/** Whether a text of names has a name, in any of its spellings. */
export function hasName(text: string, name: string): boolean {
  return splitNames(text).some((each) => nameKey(each) === nameKey(name));
}

/** A text of names with a name added, or without it. */
export function withName(text: string, name: string, isTicked: boolean): string {
  const others = splitNames(text).filter((each) => nameKey(each) !== nameKey(name));
  return (isTicked ? [...others, name] : others).join(', ');
}

/** The draft with a suggested competitor and the domain of it, or without them. */
export function withCompetitor(
  draft: CampaignDraft,
  { name, domain }: CampaignSuggestion['competitors'][number],
  isTicked: boolean,
): CampaignDraft {
  const { [name]: _, ...others } = draft.competitor_domains;
  return {
    ...draft,
    competitors: withName(draft.competitors, name, isTicked),
    competitor_domains: isTicked && domain !== null ? { ...others, [name]: [domain] } : others,
  };
}

/** Questions in the order in which they were ticked. */
export function withQuestion(
  questions: readonly string[],
  question: string,
  isTicked: boolean,
): string[] {
  const others = questions.filter((each) => each !== question);
  return isTicked ? [...others, question] : others;
}
