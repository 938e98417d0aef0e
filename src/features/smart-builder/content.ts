import { getEntry } from 'astro:content';
import type { SmartBuilderContent } from '@/content/schemas/builder';
import type { Locale } from '@/i18n/locales';

/** Options, tips, guidance and examples in a language. */
export async function builderContent(locale: Locale): Promise<SmartBuilderContent> {
  const entry = await getEntry('smartBuilder', `${locale}/smart-builder`);
  if (!entry) throw new Error(`src/content/builder/${locale}/smart-builder.yaml is missing.`);
  return entry.data;
}
