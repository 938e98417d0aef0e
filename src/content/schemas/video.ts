import { z } from 'astro/zod';
import { PLAYER_ORIGIN, VIDEO_DURATION } from '#shared/entities/video.ts';
import { VIDEO_CATEGORIES } from '#shared/entities/video-category.ts';

/**
 * One file of `src/content/videos/{en,de}`. Not a collection of the site: the links reach premium
 * members through `/api/videos` and stand in no public file (product 23.6).
 */
export const videoFileSchema = z.strictObject({
  title: z.string().min(1).max(110).describe('Heading of the card and of the dialog.'),
  description: z.string().min(1).max(300).describe('One or two sentences on what one learns.'),
  category: z.enum(VIDEO_CATEGORIES).describe('What it asks of the viewer.'),
  duration: z
    .string()
    .refine((text) => VIDEO_DURATION.test(text), 'write minutes and seconds in quotes, like "5:30"')
    .describe('Minutes and seconds in quotes, like "5:30".'),
  embedUrl: z
    .string()
    .refine((url) => url.startsWith(`${PLAYER_ORIGIN}/embed/`), {
      message: `it must begin with ${PLAYER_ORIGIN}/embed/, the only player that the security policy allows`,
    })
    .describe('Address of the cookie-less player.'),
  watchUrl: z
    .string()
    .refine((url) => url.startsWith('https://') && URL.canParse(url), 'it must be an https address')
    .describe('Address of the video at its host.'),
  featured: z.boolean().default(false).describe('Whether it stands first, with a mark.'),
  isNew: z.boolean().default(false).describe('Whether it is marked as new.'),
  platform: z.string().min(1).describe("The host's name, as it stands on the button."),
  created: z.date().describe('Day of publication; the newest stand first.'),
});
