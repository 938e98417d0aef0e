import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Locale, LOCALES } from '#src/i18n/locales.ts';
import { FIXED_TEXTS, WARNINGS, WORDING_RULES } from './wording-rules.ts';

/** Lines of data that hold ids and paths and not words. */
const NO_WORDS =
  /^\s*(?:- )?(?:id|category|image|next|see|tags|url|import|export)\b\s*[:{ ]|^\s*- [a-z\d-]+$/;

/** What a Markdown link leads to. */
const LINK_TARGET = /\]\([^)]*/g;

/**
 * Words in the texts that we do not use, one line for each.
 *
 * @param root folder of the project
 */
export async function wordingFindings(root: string): Promise<string[]> {
  const patterns = LOCALES.flatMap((locale) => [
    `src/content/*/${locale}/**/*.*`,
    `src/content/*/${locale}.*`,
    `src/i18n/${locale}/*.ts`,
  ]);
  const paths = (await Array.fromAsync(glob(patterns, { cwd: root }))).sort();
  return paths.flatMap((path) =>
    findingsIn(path.replaceAll(sep, '/'), readFileSync(join(root, path), 'utf8')),
  );
}

function findingsIn(path: string, text: string): string[] {
  const locale: Locale = /\/de[/.]/.test(path) ? 'de' : 'en';
  const rules = WORDING_RULES.filter(
    (rule) => (rule.locale ?? locale) === locale && (rule.files?.test(path) ?? true),
  );
  return text.split('\n').flatMap((line, index) => {
    if (NO_WORDS.test(line) || WARNINGS.some((warning) => line.includes(warning))) return [];
    const words = FIXED_TEXTS.reduce((rest, fixed) => rest.replaceAll(fixed, ''), line);
    return rules.flatMap(({ pattern, instead }) => {
      const [word] = pattern.exec(words.replace(LINK_TARGET, '](')) ?? [];
      return word ? [`${path}:${index + 1} "${word}": write ${instead}`] : [];
    });
  });
}
