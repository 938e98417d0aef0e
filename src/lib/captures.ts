/**
 * Screenshots of our own tools. `npm run capture -- --product` takes them of the running stack in
 * both languages and themes.
 */
export const CAPTURES = [
  'brand-checker',
  'prompt-library',
  'smart-builder',
  'dashboard',
  'periodic-table',
] as const;

/** Screenshots in the lessons' guides; each guide has its own alt texts. */
export const LESSON_CAPTURES = [
  'lesson-campaign-form',
  'lesson-test-form',
  'lesson-result',
  'lesson-answer',
  'lesson-questions',
  'lesson-over-time',
  'lesson-sources',
  'lesson-todo',
  'lesson-builder-steps',
  'lesson-builder-variables',
  'lesson-library-search',
  'lesson-library-prompt',
  'lesson-library-chain',
  'lesson-source-check',
  'lesson-table-group',
  'lesson-table-tool',
] as const;

export type CaptureName = (typeof CAPTURES)[number];

/** The files' sizes in pixels: a small window for phones, whose text can still be read, and a wide one. */
export const CAPTURE_SIZES = {
  small: { width: 640, height: 640, scale: 4 / 3 },
  large: { width: 1120, height: 700, scale: 1 },
} as const;

export type CaptureSize = keyof typeof CAPTURE_SIZES;

/** The file's path on the site. */
export function capturePath(
  name: string,
  locale: string,
  theme: 'light' | 'dark',
  size: CaptureSize,
): string {
  return `/media/product/${name}-${locale}-${theme}-${CAPTURE_SIZES[size].width}.avif`;
}
