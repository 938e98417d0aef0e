import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { promptFileSchema } from '@/content/schemas/prompt';
import type { Locale } from '@/i18n/locales';
import { parseContentFile, valuesOf } from '@/integrations/content-checks/content-file';
import { MAX_PROMPTS } from '#shared/limits.ts';
import { isLongEnough } from '#shared/rules/prompt-library.ts';

/** Built pages name the number several times. */
const counted = new Map<Locale, number>();

/**
 * Number of prompts in a language's library (product 19.1), of the files that `prompts:push`
 * publishes. They are read here and not imported, so that no page can hold one. For Astro files only.
 */
export function promptCount(locale: Locale): number {
  const known = counted.get(locale);
  if (known !== undefined) return known;
  const files = globSync(`src/content/prompts/${locale}/*.yaml`, { cwd: process.cwd() });
  const prompts = files.flatMap((path) => {
    const file = parseContentFile(path, readFileSync(path, 'utf8'));
    return file ? promptFileSchema.parse(valuesOf(file)).prompts : [];
  });
  const shown = prompts.filter(
    // A chain's text is its steps.
    ({ content = '', steps }) => steps !== undefined || isLongEnough({ content }),
  );
  const count = Math.min(shown.length, MAX_PROMPTS);
  counted.set(locale, count);
  return count;
}
