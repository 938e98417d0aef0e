import * as z from 'zod/mini';
import {
  MAX_EVENT_ANSWERS_LENGTH,
  MAX_EVENT_MINUTES,
  MAX_EVENT_TEXT_LENGTH,
  MIN_EVENT_MINUTES,
} from '../event-limits.ts';
import { MAX_LINE_LENGTH, MAX_URL_LENGTH } from '../limits.ts';
import { utcInstant } from './subscription.ts';

/** A text in both languages. */
const inBoth = (max: number) =>
  z.strictObject({
    en: z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
    de: z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
  });

const httpsUrl = z.url({ protocol: /^https$/ }).check(z.maxLength(MAX_URL_LENGTH));

/** What an operator enters about a live Q&A (product 30.2). */
export const eventFieldsSchema = z.strictObject({
  starts_at: utcInstant,
  minutes: z.int().check(z.minimum(MIN_EVENT_MINUTES), z.maximum(MAX_EVENT_MINUTES)),
  topic: inBoth(MAX_LINE_LENGTH),
  description: inBoth(MAX_EVENT_TEXT_LENGTH),
  /** The room; null until it is known. */
  join_url: z.nullable(httpsUrl),
  /** Null while there is none. */
  recording_url: z.nullable(httpsUrl),
  /** The answers to read; paragraphs are separated by empty lines. */
  answers: z.nullable(inBoth(MAX_EVENT_ANSWERS_LENGTH)),
});

export type EventFields = z.infer<typeof eventFieldsSchema>;

/**
 * `events/{id}`: one live Q&A. Only the functions read them, because the links are for premium members
 * (product 23.6).
 */
export const storedEventSchema = z.extend(eventFieldsSchema, {
  id: z.string(),
  /** A removed one stays, so that the files do not bring it back. */
  status: z.enum(['published', 'removed']),
  updated_at: utcInstant,
  /** The start that all members were reminded of; null before. */
  reminded_for: z._default(z.nullable(utcInstant), null),
});

export type StoredEvent = z.infer<typeof storedEventSchema>;

/** `event_questions/{id}`: a member's question for a live Q&A (product 30.5). */
export const eventQuestionSchema = z.object({
  id: z.string(),
  event_id: z.string(),
  user_id: z.string(),
  text: z.string(),
  created_at: utcInstant,
});

export type EventQuestion = z.infer<typeof eventQuestionSchema>;
