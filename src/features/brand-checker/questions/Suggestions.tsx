import { Lazy } from '@/components/ui/Lazy';
import type { Locale } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { promptSuggestions, type SuggestionTexts } from '#shared/rules/prompt-suggestions.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import type { CheckerTexts } from '../strings';

interface SuggestionsProps extends CheckerTexts {
  campaign: Pick<BrandCampaign, 'industry' | 'competitors' | 'questions'>;
  onChoose: (prompt: string) => void;
}

const LOADERS = {
  en: async () => (await import('@/i18n/en/brand-prompts')).brandPrompts,
  de: async () => (await import('@/i18n/de/brand-prompts')).brandPrompts,
} as const satisfies Record<Locale, () => Promise<SuggestionTexts>>;

/** The campaign's own questions, or suggested ones for its industry; a click fills the field. */
export function Suggestions({ campaign, onChoose, locale, strings }: SuggestionsProps) {
  const { suggestions } = strings.start;
  return (
    <section aria-label={suggestions.heading}>
      <h3 className="text-base font-medium">{suggestions.heading}</h3>
      <p className="mt-1 text-[0.9375rem] text-soft">{suggestions.hint}</p>
      <Lazy load={LOADERS[locale]}>
        {(texts) => (
          <ul className="mt-2 border-t border-line">
            {promptSuggestions(texts, campaign).map((prompt) => (
              <li key={prompt} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => onChoose(prompt)}
                  className="flex min-h-11 w-full items-start justify-between gap-3 py-2.5 text-left text-base hover:bg-wash"
                >
                  <span lang={textLanguage(prompt)} className="min-w-0 wrap-anywhere">
                    {prompt}
                  </span>
                  <span className="text-soft" aria-hidden="true">
                    +
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Lazy>
    </section>
  );
}
