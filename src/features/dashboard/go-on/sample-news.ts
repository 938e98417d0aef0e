import { brandSample as german } from '@/i18n/de/brand-sample';
import { brandSample as english } from '@/i18n/en/brand-sample';
import type { Locale } from '@/i18n/locales';
import type { BrandNews } from '#shared/entities/next-steps.ts';
import { countSample } from '#shared/rules/brand-sample.ts';
import { brandNews } from '#shared/rules/next-steps.ts';

const SAMPLES = { en: english, de: german };

/** The newest answers of the sample campaign, counted like a member's. For Astro files only. */
export function sampleNews(locale: Locale): Pick<BrandNews, 'memory' | 'search'> {
  const { campaign, competitors } = countSample(SAMPLES[locale], new Date());
  const counted = { ...campaign, competitor_stats: competitors, schedule: null };
  const { memory = null, search = null } = brandNews(counted, null) ?? {};
  return { memory, search };
}
