import type { AdviceItem } from '#shared/entities/brand-advice.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import { nextStep } from '#shared/rules/brand-next-step.ts';
import { brandInsights as de } from '#src/i18n/de/brand-insights.ts';
import { brandInsights as en } from '#src/i18n/en/brand-insights.ts';
import { fill } from '#src/i18n/fill.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { MailBlock } from './blocks.ts';

const TEXTS = { en: en.next.steps, de: de.next.steps };

/**
 * The one thing to do: the first open item of the campaign's list, if possible in the language of the
 * e-mail, and without one the next step that its numbers suggest. Empty without either.
 */
export function todoBlocks(
  items: readonly Pick<AdviceItem, 'title' | 'why' | 'locale' | 'state'>[],
  campaign: Pick<BrandCampaign, 'stats' | 'competitors'>,
  locale: Locale,
): MailBlock[] {
  const open = items.filter(({ state }) => state === 'open');
  const item = open.find((each) => each.locale === locale) ?? open[0];
  if (item !== undefined) {
    const { title, why, locale: lang } = item;
    const blocks = [{ text: `${title}\n${why}` }];
    return lang === locale ? blocks : [{ lang, blocks }];
  }
  const step = nextStep(campaign.stats, campaign.competitors.length > 0);
  if (step === null) return [];
  const platform = 'platform' in step ? BRAND_PLATFORMS[step.platform].name : '';
  return [{ text: fill(TEXTS[locale][step.kind], { platform }) }];
}
