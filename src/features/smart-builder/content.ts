import { getEntry } from 'astro:content';
import type { SmartBuilderContent } from '@/content/schemas/builder';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

/** Options, tips, guidance and examples in a language. */
export async function builderContent(locale: Locale): Promise<SmartBuilderContent> {
  const entry = await getEntry('smartBuilder', `${locale}/smart-builder`);
  if (!entry) throw new Error(`src/content/builder/${locale}/smart-builder.yaml is missing.`);
  return entry.data;
}

/** schema.org data of the builder, which costs nothing (C section 9). */
export function builderData(
  { title, description }: { title: string; description: string },
  locale: Locale,
  site: URL | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    description,
    url: new URL(localizedPath(ROUTES.smartBuilder, locale), site).href,
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
}
