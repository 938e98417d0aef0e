import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { CheckerTexts } from './strings';

/** The hint below a field for prompts: whom they go to, and what is not to be in them (product 21.27). */
export function promptHint(hint: string, { locale, strings }: CheckerTexts): string {
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'disjunction' });
  const providers = new Set(brandPlatformIds.map((id) => BRAND_PLATFORMS[id].provider));
  return `${hint} ${fill(strings.goesTo, { providers: list.format(providers) })}`;
}
