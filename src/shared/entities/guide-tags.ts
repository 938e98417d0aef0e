/**
 * The elements that a guide may have; everything else stops the build. Apart from the schemas, so
 * that the page does not load the library that they are written with.
 */
export const GUIDE_TAGS = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'code',
  'pre',
  'kbd',
  'a',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type GuideTag = (typeof GUIDE_TAGS)[number];
