import * as z from 'zod/mini';
import { eventQuestionSchema, storedEventSchema } from '../entities/event.ts';

/** An event as an operator's list has it. */
export const eventRow = z.extend(z.omit(storedEventSchema, { reminded_for: true }), {
  questions: z.int().check(z.nonnegative()),
});

export type EventRow = z.infer<typeof eventRow>;

/** A question with its member's address; null for an account that has no profile. */
export const eventQuestionRow = z.extend(eventQuestionSchema, { email: z.nullable(z.string()) });

export type EventQuestionRow = z.infer<typeof eventQuestionRow>;
