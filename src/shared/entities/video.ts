import { z } from 'zod';
import { utcInstant } from './subscription.ts';
import { VIDEO_CATEGORIES } from './video-category.ts';

/** The video host's cookie-less player: the only one that the site may frame (product 25.2). */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** Minutes and seconds, like `5:30`. */
export const VIDEO_DURATION = /^\d{1,3}:[0-5]\d$/;

/**
 * `videos/{id}`: one document per tutorial and language. Nobody reads them but the functions: the
 * links are what premium members pay for (product 23.6).
 */
export const storedVideoSchema = z.object({
  id: z.string(),
  language: z.enum(['en', 'de']),
  title: z.string(),
  description: z.string(),
  category: z.enum(VIDEO_CATEGORIES),
  duration: z.string().regex(VIDEO_DURATION),
  embedUrl: z.url(),
  watchUrl: z.url(),
  featured: z.boolean(),
  isNew: z.boolean(),
  platform: z.string(),
  status: z.enum(['published', 'archived']),
  created_at: utcInstant,
});

export type StoredVideo = z.infer<typeof storedVideoSchema>;

/** A video as `/api/videos` returns it (product 20.1). */
export const videoSchema = storedVideoSchema.omit({
  language: true,
  status: true,
  created_at: true,
});

export type Video = z.infer<typeof videoSchema>;
