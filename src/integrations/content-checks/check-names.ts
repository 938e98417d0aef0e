import { GLOSSARY_CATEGORIES } from '#src/content/schemas/glossary.ts';
import { rulesOf } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Finds file names that make invalid addresses, and files that the site would ignore. */
export function checkName(file: ContentFile): Problem[] {
  const rules = rulesOf(file.collection);
  const texts: string[] = [];
  if (rules && file.ending !== rules.ending) {
    texts.push(
      `files of ${file.collection} end in ${rules.ending}; rename this one, else it does not appear`,
    );
  }
  // Where a language is one file, its name is the language.
  if (file.path.split('/').length > 4 && !SLUG.test(file.name)) {
    texts.push(
      `the file's name becomes part of an address; use small letters, digits and hyphens instead of "${file.name}"`,
    );
  }
  if (file.path.split('/').length > 5) {
    texts.push('files in folders below the language are not read; move this one up');
  }
  if (file.collection === 'glossary' && !isGlossaryCategory(file.name)) {
    texts.push(
      `category "${file.name}" is not known; move the terms into one of ${GLOSSARY_CATEGORIES.join(', ')}`,
    );
  }
  return texts.map((text) => ({ file: file.path, line: 1, text }));
}

function isGlossaryCategory(name: string): boolean {
  return (GLOSSARY_CATEGORIES as readonly string[]).includes(name);
}
