/**
 * What a tutorial asks of its viewer, in the order of the filter (product 20.1). Apart from the
 * schemas, so that the page does not load the library that they are written with.
 */
export const VIDEO_CATEGORIES = ['beginner', 'intermediate', 'advanced'] as const;

export type VideoCategory = (typeof VIDEO_CATEGORIES)[number];
