import { z } from 'astro/zod';
import {
  MAX_EVENT_ANSWERS_LENGTH,
  MAX_EVENT_MINUTES,
  MAX_EVENT_TEXT_LENGTH,
  MIN_EVENT_MINUTES,
} from '#shared/event-limits.ts';
import { MAX_LINE_LENGTH } from '#shared/limits.ts';

const inBoth = (max: number) =>
  z.strictObject({
    en: z.string().min(1).max(max).describe('In English.'),
    de: z.string().min(1).max(max).describe('In German.'),
  });

const link = z.url({ protocol: /^https$/ });

const eventSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Its name in the database, never changed.'),
  startsAt: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'write day and time like 2026-12-17T17:00')
    .describe('Day and time in Berlin, like 2026-12-17T17:00.'),
  minutes: z.int().min(MIN_EVENT_MINUTES).max(MAX_EVENT_MINUTES).describe('Its length.'),
  topic: inBoth(MAX_LINE_LENGTH).describe('What it is about, in a few words.'),
  description: inBoth(MAX_EVENT_TEXT_LENGTH).describe('One or two sentences for the card.'),
  joinUrl: link.optional().describe('Address of the room.'),
  recordingUrl: link.optional().describe('Address of the recording.'),
  answers: inBoth(MAX_EVENT_ANSWERS_LENGTH)
    .optional()
    .describe('The answers to read; empty lines separate paragraphs.'),
});

export type EventFile = z.infer<typeof eventSchema>;

/**
 * Live Q&As to begin with, in one file, as all but the texts is the same in both languages. Not a
 * collection of the site: the links are for premium members (product 23.6).
 */
export const eventsSchema = z.strictObject({
  events: z
    .array(eventSchema)
    .refine((events) => new Set(events.map(({ id }) => id)).size === events.length, 'Ids repeat')
    .describe('Publishing adds those that are not there; later changes are made in Operations.'),
});
