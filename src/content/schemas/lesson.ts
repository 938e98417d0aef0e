import { z } from 'astro/zod';
import { LESSON_LEVELS, LESSON_TOOLS } from '#shared/entities/lesson.ts';
import { PLAYER_ORIGIN, VIDEO_TIME } from '#shared/entities/lesson-video.ts';
import { secondsOf } from '#shared/rules/lessons.ts';
import { uncheckedSchema } from './source.ts';

const time = (help: string) =>
  z
    .string()
    .refine((text) => VIDEO_TIME.test(text), 'write minutes and seconds in quotes, like "5:30"')
    .describe(help);

const address = (problem: string, isRight: (url: string) => boolean) =>
  z.string().refine(isRight, { message: problem });

const captions = z.array(
  z.strictObject({
    from: time('When it appears.'),
    to: time('When it goes.'),
    text: z.string().min(1).max(160).describe('One or two short lines.'),
  }),
);

const videoSchema = z
  .strictObject({
    duration: time('Minutes and seconds in quotes, like "5:30".'),
    chapters: z
      .array(
        z.strictObject({
          at: time('Where it begins.'),
          title: z.string().min(1).max(60).describe('A few words on what it shows.'),
        }),
      )
      .default([])
      .describe('The first begins at "0:00"; each title becomes a button.'),
    embedUrl: address(
      `it must begin with ${PLAYER_ORIGIN}/embed/, the only player that the security policy allows`,
      (url) => url.startsWith(`${PLAYER_ORIGIN}/embed/`),
    )
      .optional()
      .describe('Address of the cookie-less player.'),
    watchUrl: address(
      'it must be an https address',
      (url) => url.startsWith('https://') && URL.canParse(url),
    )
      .optional()
      .describe('Address of the video at its host.'),
    platform: z.string().min(1).optional().describe("The host's name, as on the button."),
    recording: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional()
      .describe('Or a film of our own: its name in public/media/lessons, which its making writes.'),
    captions: captions.default([]).describe('What a film of our own says while it is shown.'),
  })
  .refine(
    ({ embedUrl, watchUrl, platform, recording }) =>
      recording === undefined
        ? [embedUrl, watchUrl, platform].every((value) => value !== undefined)
        : [embedUrl, watchUrl, platform].every((value) => value === undefined),
    { message: 'give embedUrl, watchUrl and platform, or recording alone' },
  )
  .refine(({ recording, captions: list }) => recording === undefined || list.length > 0, {
    message: 'a recording needs captions',
  })
  .refine(
    ({ duration, chapters }) =>
      isInOrder(
        chapters.map(({ at }) => at),
        duration,
      ),
    {
      message: 'chapters begin at "0:00", follow one another and lie within the duration',
    },
  )
  .refine(
    ({ duration, captions: list }) =>
      isAscending([...list.flatMap(({ from, to }) => [from, to]), duration].map(secondsOf)),
    { message: 'captions follow one another and lie within the duration' },
  );

/**
 * The head of a file of `src/content/lessons/{en,de}`; below it is the guide. Not a collection of the
 * site: guides and links reach premium members through `/api/lesson` and are in no public file
 * (product 23.6).
 */
export const lessonFileSchema = z.strictObject({
  title: z.string().min(1).max(110).describe('Heading of the card and of the lesson.'),
  description: z.string().min(1).max(300).describe('One or two sentences on what one learns.'),
  goal: z.string().min(20).max(300).describe('What the reader can do afterwards.'),
  passMark: z.string().min(20).max(300).describe('How the reader knows that it worked.'),
  category: z.enum(LESSON_LEVELS).describe('What it asks of the reader.'),
  order: z.int().positive().describe('Its place among the lessons, the same in both languages.'),
  tool: z.enum(LESSON_TOOLS).describe('The tool that it is about; the lesson links it.'),
  featured: z.boolean().default(false).describe('Whether it comes first, with a mark.'),
  isNew: z.boolean().default(false).describe('Whether it is marked as new.'),
  open: z
    .boolean()
    .default(false)
    .describe('Whether members without premium can open it: one lesson in each language.'),
  unchecked: uncheckedSchema,
  video: videoSchema.optional().describe('A video beside the guide, if there is one.'),
  created: z.date().describe('Day of publication.'),
});

function isInOrder(times: readonly string[], duration: string): boolean {
  const seconds = times.map(secondsOf);
  if (seconds.length > 0 && seconds[0] !== 0) return false;
  return isAscending([...seconds, secondsOf(duration)], true);
}

function isAscending(seconds: readonly number[], strictly = false): boolean {
  return seconds.every((value, index) => {
    const former = seconds[index - 1] ?? -1;
    return strictly ? value > former : value >= former;
  });
}
