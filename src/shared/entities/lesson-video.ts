import * as z from 'zod/mini';

/** The video host's cookie-less player: the only one that the site may frame (product 25.2). */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** Minutes and seconds, like `5:30`. */
export const VIDEO_TIME = /^\d{1,3}:[0-5]\d$/;

const time = z.string().check(z.regex(VIDEO_TIME));

const chapterSchema = z.strictObject({ at: time, title: z.string() });

/** A caption with its time; the texts together are the transcript. */
const captionSchema = z.strictObject({ from: time, to: time, text: z.string() });

const videoSchema = z.strictObject({ duration: time, chapters: z.array(chapterSchema) });

/** A video of the host, in its player. */
const hostedVideoSchema = z.extend(videoSchema, {
  embedUrl: z.url(),
  watchUrl: z.url(),
  platform: z.string(),
});

/**
 * A film of our own tools: the file of this name is in `public/media/lessons`. A hash in the name keeps
 * it from being guessed (product 23.6).
 */
export const recordingSchema = z.extend(videoSchema, {
  recording: z.string(),
  captions: z.array(captionSchema),
});

export const lessonVideoSchema = z.union([hostedVideoSchema, recordingSchema]);

export type Recording = z.infer<typeof recordingSchema>;
export type LessonVideo = z.infer<typeof lessonVideoSchema>;
