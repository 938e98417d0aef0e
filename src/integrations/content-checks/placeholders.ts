import type { Locale } from '#src/i18n/locales.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import type { Problem } from './problem.ts';

/** What `npm run new:post` writes for an editor to replace. */
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

/** Begins the German title of a post that was made without one. */
export const TO_TRANSLATE = '[Übersetzen]';

/** Below a long title the description is cut; this much of it is always there. */
const DESCRIPTION_START = 40;

/** What of a post is still as `npm run new:post` wrote it. */
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

/** Placeholders in posts that are no drafts, whatever their day: nobody looks at them again. */
export function checkPlaceholders(file: ContentFile): Problem[] {
  if (file.data.get('draft') === true) return [];
  return placeholdersIn(file).map((problem) => ({
    ...problem,
    text: `${problem.text}, or set draft: true`,
  }));
}
