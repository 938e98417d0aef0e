import type { EndpointOutput } from '#shared/api/contract.ts';
import { promptDetailsSchema } from '#shared/entities/prompt.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { promptIndex } from '#shared/rules/prompt-library.ts';
import { listCategories, listOpenPrompts } from '../stores/prompts.ts';
import { cacheByLocale } from './cache-by-locale.ts';
import { readOpenLesson } from './lessons.ts';

/** The prompts and the lesson that are open to every member, whole (product 19.16, 20.8). */
export async function readOpenContent(
  locale: Locale,
  now: Date,
): Promise<EndpointOutput<'open-content'>> {
  const [prompts, lesson] = await Promise.all([
    readOpenPrompts(locale, now),
    readOpenLesson(locale, now),
  ]);
  return { prompts, lesson };
}

const readOpenPrompts = cacheByLocale(async (locale) => {
  const [open, categories] = await Promise.all([listOpenPrompts(locale), listCategories()]);
  const details = new Map(open.map((prompt) => [prompt.id, promptDetailsSchema.parse(prompt)]));
  return promptIndex(open, categories, locale).prompts.flatMap((entry) => {
    const whole = details.get(entry.id);
    return whole ? [{ entry, details: whole }] : [];
  });
});
