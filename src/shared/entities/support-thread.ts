import * as z from 'zod/mini';
import { MAX_ID_LENGTH, MAX_LINE_LENGTH } from '../limits.ts';
import { doneSchema } from './handled.ts';
import { utcInstant } from './subscription.ts';

/** What a member can write about: what they had open. */
const SUPPORT_CONTEXTS = ['answer', 'prompt', 'own-prompt', 'lesson'] as const;

/** What a message is about; the title is as the member saw it. */
export const supportContextSchema = z.strictObject({
  kind: z.enum(SUPPORT_CONTEXTS),
  id: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH)),
});

export type SupportContext = z.infer<typeof supportContextSchema>;

/** A message of the member, or an operator's answer with their name. */
const messageSchema = z.object({
  at: utcInstant,
  from: z.enum(['member', 'us']),
  text: z.string(),
  operator_name: z.nullable(z.string()),
});

/** `support_threads/{id}`: what a member wrote in the members' area, and our answers (product 10.12). */
export const supportThreadSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Address, name and membership when the member last wrote. */
  email: z.string(),
  name: z.string(),
  is_premium: z.boolean(),
  /** Of the page that it was written on, and so of the answers. */
  locale: z.enum(['en', 'de']),
  context: z.nullable(supportContextSchema),
  created_at: utcInstant,
  /** Of the newest message. */
  updated_at: utcInstant,
  /** Day in Berlin by which the member's oldest message without an answer is to be answered. */
  due_on: z.iso.date(),
  /** Oldest first; at most MAX_SUPPORT_MESSAGES. */
  messages: z.array(messageSchema),
  /** Null while the member waits for an answer. */
  done: doneSchema,
});

export type SupportThread = z.infer<typeof supportThreadSchema>;
