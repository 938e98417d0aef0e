import type { Locale } from '#src/i18n/locales.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import type { Problem } from './problem.ts';

/** The texts that `npm run new:post` writes and an editor has to replace. */
export const PLACEHOLDERS = {
  en: {
    description:
      'Say here in one or two sentences what readers take away; cards and search engines show it.',
    body: 'Write the article here. Headings begin with `##`, links to our own pages with a slash.',
  },
  de: {
    description:
      'Hier steht in ein bis zwei Sätzen, was man aus dem Artikel mitnimmt, für Karten und Suchmaschinen.',
    body: 'Hier steht der Artikel. Überschriften beginnen mit `##`, Links auf eigene Seiten mit einem Schrägstrich.',
  },
} as const satisfies Record<Locale, { description: string; body: string }>;

/** Prefix of the German title of a post that was created without one. */
export const TO_TRANSLATE = '[Übersetzen]';

/** With a long title, the placeholder description is cut; this many characters always remain. */
const DESCRIPTION_START = 40;

/** Finds the texts of a post that `npm run new:post` wrote. */
export function placeholdersIn(file: ContentFile): Problem[] {
  if (file.collection !== 'blog') return [];
  const { description, body } = PLACEHOLDERS[file.locale];
  const found = (line: number, text: string): Problem => ({ file: file.path, line, text });
  const at = file.body.indexOf(body);
  return [
    ...(textAt(file, ['title'])?.startsWith(TO_TRANSLATE)
      ? [found(lineOf(file, ['title']), 'the title is not translated yet; write it in German')]
      : []),
    ...(textAt(file, ['description'])?.includes(description.slice(0, DESCRIPTION_START))
      ? [found(lineOf(file, ['description']), 'the description is still a placeholder; write it')]
      : []),
    ...(at >= 0
      ? [
          found(
            file.bodyLine + file.body.slice(0, at).split('\n').length - 1,
            'the text is still a placeholder; write it',
          ),
        ]
      : []),
  ];
}

/**
 * Finds placeholders in posts that are not drafts, whatever their date, because they may not be
 * opened again before they are published.
 */
export function checkPlaceholders(file: ContentFile): Problem[] {
  if (file.data.get('draft') === true) return [];
  return placeholdersIn(file).map((problem) => ({
    ...problem,
    text: `${problem.text}, or set draft: true`,
  }));
}
