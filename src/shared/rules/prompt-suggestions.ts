import type { Industry } from '../entities/campaign-options.ts';

/** Questions in one language. */
export interface SuggestionTexts {
  general: readonly string[];
  industries: Readonly<Record<Exclude<Industry, 'other'>, readonly string[]>>;
  /** With the placeholder `{competitor}`. */
  alternatives: string;
}

/** What a campaign's suggestions depend on. */
export interface SuggestionBasis {
  industry: Industry | null;
  competitors: readonly string[];
  questions: readonly string[];
}

/**
 * Questions to begin a campaign with: its own, else those of its industry, or general ones, and one
 * about its first competitor.
 */
export function promptSuggestions(
  texts: SuggestionTexts,
  { industry, competitors, questions }: SuggestionBasis,
): string[] {
  if (questions.length > 0) return [...questions];
  const own = industry === null || industry === 'other' ? undefined : texts.industries[industry];
  const [competitor] = competitors;
  return [
    ...(own ?? texts.general),
    ...(competitor === undefined
      ? []
      : [texts.alternatives.replace('{competitor}', () => competitor)]),
  ];
}
