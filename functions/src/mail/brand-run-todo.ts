import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import { nextStep } from '#shared/rules/brand-next-step.ts';
import { brandInsights as de } from '#src/i18n/de/brand-insights.ts';
import { brandInsights as en } from '#src/i18n/en/brand-insights.ts';
import { fill } from '#src/i18n/fill.ts';
import type { Locale } from '#src/i18n/locales.ts';

const TEXTS = { en: en.next.steps, de: de.next.steps };

/** The next step that a campaign's numbers suggest, in words; null without one. */
export function todoText(
  { stats, competitors }: Pick<BrandCampaign, 'stats' | 'competitors'>,
  locale: Locale,
): string | null {
  const step = nextStep(stats, competitors.length > 0);
  if (step === null) return null;
  const platform = 'platform' in step ? BRAND_PLATFORMS[step.platform].name : '';
  return fill(TEXTS[locale][step.kind], { platform });
}
