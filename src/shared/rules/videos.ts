import { VIDEO_CATEGORIES, type VideoCategory } from '../entities/video-category.ts';
import type { Video } from '../entities/video.ts';

export type VideoChoice = 'all' | VideoCategory;

/** What the filter offers, in its order (product 20.1). */
export const VIDEO_CHOICES: readonly VideoChoice[] = ['all', ...VIDEO_CATEGORIES];

/** The videos of a category, featured ones first, otherwise in the order given. */
export function videosOf(videos: readonly Video[], choice: VideoChoice): Video[] {
  return videos
    .filter(({ category }) => choice === 'all' || category === choice)
    .toSorted((a, b) => Number(b.featured) - Number(a.featured));
}
