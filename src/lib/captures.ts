/**
 * Pictures of our own tools, which `npm run capture -- --product` takes of the running stack in both
 * languages and themes.
 */
export const CAPTURES = [
  'brand-checker',
  'prompt-library',
  'smart-builder',
  'dashboard',
  'periodic-table',
] as const;

export type CaptureName = (typeof CAPTURES)[number];

/** Widths of the files; the widest is the window in which they are taken. */
export const CAPTURE_WIDTHS = [640, 1120] as const;
export const CAPTURE_HEIGHT = 700;

/** The file's path on the site. */
export function capturePath(
  name: CaptureName,
  locale: string,
  theme: 'light' | 'dark',
  width: number,
): string {
  return `/media/product/${name}-${locale}-${theme}-${width}.avif`;
}
