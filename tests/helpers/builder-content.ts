import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SixStepContent, SmartBuilderContent } from '#src/content/schemas/builder.ts';
import type { Locale } from '#src/i18n/locales.ts';

const read = (locale: Locale, name: string): unknown =>
  parse(
    readFileSync(
      new URL(`../../src/content/builder/${locale}/${name}.yaml`, import.meta.url),
      'utf8',
    ),
  );

/** The Smart Prompt Builder's real options, tips and examples. */
export function smartBuilderContent(locale: Locale): SmartBuilderContent {
  return read(locale, 'smart-builder') as SmartBuilderContent;
}

/** The six steps' real questions and options. */
export function sixSteps(locale: Locale): SixStepContent[] {
  return (read(locale, 'six-steps') as { steps: SixStepContent[] }).steps;
}
