import type { Locale } from '#src/i18n/locales.ts';
import type { RouteName } from '#src/routes.ts';
import type { Stage } from './stage.ts';

/** A film of a lesson: what happens on a page while each of its captions is shown. */
export interface Film {
  route: RouteName;
  /** Added to the address: the campaign that the film is about. */
  query?: (locale: Locale) => string;
  /** Of the window in CSS pixels. */
  width: number;
  /** One for each caption of the lesson, in their order. */
  acts: (stage: Stage, locale: Locale) => (() => Promise<void>)[];
}
