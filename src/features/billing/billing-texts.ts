import { type Dictionary, dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { claimText } from '@/lib/claims';

/** The texts about the membership, its benefits as this build may claim them (product 14.5). */
export function billingTexts(locale: Locale): Dictionary['billing'] {
  const { billing } = dictionary(locale);
  const tutorials = claimText('monthlyTutorials', locale).benefit;
  const features = billing.upgrade.features.map((feature) => fill(feature, { tutorials }));
  return { ...billing, upgrade: { ...billing.upgrade, features } };
}
