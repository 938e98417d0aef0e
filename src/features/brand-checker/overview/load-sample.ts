import type { Locale } from '@/i18n/locales';
import type { SampleCampaign } from '#shared/entities/brand-sample.ts';
import { countSample, type CountedCampaign } from '#shared/rules/brand-sample.ts';

const LOADERS = {
  en: async () => (await import('@/i18n/en/brand-sample')).brandSample,
  de: async () => (await import('@/i18n/de/brand-sample')).brandSample,
} as const satisfies Record<Locale, () => Promise<SampleCampaign>>;

/** Loads the sample campaign, dated relative to today. */
export async function loadSample(locale: Locale): Promise<CountedCampaign> {
  return countSample(await LOADERS[locale](), new Date());
}
