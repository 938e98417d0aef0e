import * as z from 'zod/mini';
import { utcInstant } from '../entities/subscription.ts';
import { MAX_EVENT_QUESTION_LENGTH } from '../event-limits.ts';
import { MAX_ID_LENGTH } from '../limits.ts';

const locale = z._default(z.enum(['en', 'de']), 'en');
const done = z.strictObject({ success: z.literal(true) });

const eventView = {
  id: z.string(),
  starts_at: utcInstant,
  minutes: z.int(),
  topic: z.string(),
  description: z.string(),
};

const eventsOutput = z.strictObject({
  /** The one that runs or comes next. */
  next: z.nullable(
    z.strictObject({
      ...eventView,
      /** Only for premium members, and only while the room is open (product 30.3). */
      join_url: z.nullable(z.url()),
    }),
  ),
  /** Without a next one: the day in Berlin by which it is named (product 30.4). */
  named_by: z.nullable(z.iso.date()),
  /** Newest first; empty unless asked for, and for free members. */
  past: z.array(
    z.strictObject({
      ...eventView,
      recording_url: z.nullable(z.url()),
      answers: z.nullable(z.string()),
    }),
  ),
});

export type NextEvent = NonNullable<z.infer<typeof eventsOutput>['next']>;
export type PastEvent = z.infer<typeof eventsOutput>['past'][number];

export const EVENT_ENDPOINTS = {
  /**
   * The next live Q&A, and past ones with `past` (product 30.3). Free members get date and topic of the
   * next one only.
   */
  events: {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({
      locale,
      /** As text, because the input can come in a query string. */
      past: z._default(z.enum(['yes', 'no']), 'no'),
    }),
    output: eventsOutput,
  },
  /**
   * Stores a question for a live Q&A that is not over (product 30.5). 404 `event-not-found`, 429 after
   * MAX_EVENT_QUESTIONS for it.
   */
  'event-question': {
    access: 'premium',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({
      event: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_EVENT_QUESTION_LENGTH)),
    }),
    output: done,
  },
  /** Whether the member gets the e-mail the day before (product 30.6). */
  'event-reminders': {
    access: 'member',
    readOnly: false,
    limit: 'account',
    input: z.strictObject({ on: z.boolean() }),
    output: z.strictObject({ event_reminders: z.boolean() }),
  },
} as const;
