/** Which unpublished posts a build shows. */
export interface Publication {
  /** Shows drafts and posts with a later date, for development and previews. */
  drafts: boolean;
  /** Day of the build, like 2026-11-22. */
  day: string;
}

export const EVERYTHING: Publication = { drafts: true, day: '' };

/** Days begin when they do in Berlin. */
const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/**
 * @param drafts `show` for a preview
 * @param day a day other than today, for tests
 */
export function publicationOf(drafts: string, day: string, now = new Date()): Publication {
  return { drafts: drafts === 'show', day: day || berlinDay.format(now) };
}

/** Whether a build shows a post. */
export function isPublished(
  post: { draft: boolean; date: Date },
  { drafts, day }: Publication,
): boolean {
  return drafts || (!post.draft && post.date.toISOString().slice(0, 10) <= day);
}
