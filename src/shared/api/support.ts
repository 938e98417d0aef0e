import * as z from 'zod/mini';
import { supportContextSchema } from '../entities/support-thread.ts';
import { utcInstant } from '../entities/subscription.ts';
import { MAX_ID_LENGTH, MAX_SUPPORT_LENGTH } from '../limits.ts';
import { next_cursor, pageCursor } from './pages.ts';

/** A thread as its member reads it. */
const threadView = z.strictObject({
  id: z.string(),
  context: z.nullable(supportContextSchema),
  created_at: utcInstant,
  /** Day in Berlin by which an answer comes; null when none is waited for. */
  due_on: z.nullable(z.iso.date()),
  /** Oldest first. */
  messages: z.array(
    z.strictObject({ at: utcInstant, from: z.enum(['member', 'us']), text: z.string() }),
  ),
});

export type SupportThreadView = z.infer<typeof threadView>;

const supportInput = z.strictObject({
  /** `next_cursor` of the page before. */
  cursor: z.optional(pageCursor),
});

const supportOutput = z.strictObject({ threads: z.array(threadView), next_cursor });

const messageInput = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SUPPORT_LENGTH)),
  /** The thread that it continues; without it a new one begins. */
  thread: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))),
  /** Of a new thread. */
  context: z._default(z.nullable(supportContextSchema), null),
  /** Of the page; a new thread's answers are in it. */
  locale: z._default(z.enum(['en', 'de']), 'en'),
});

const messageOutput = z.strictObject({
  thread: threadView,
  /** The account's address, which gets a copy. */
  email: z.string(),
});

export const SUPPORT_ENDPOINTS = {
  /** A member's threads, newest first (product 10.12): for every account, also after a membership. */
  support: {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: supportInput,
    output: supportOutput,
  },
  /**
   * Begins a thread, for premium members, or continues one's own: 403 `premium-required`, 404
   * `entry-not-found`, 429 `too-many-requests`.
   */
  'support-message': {
    access: 'member',
    readOnly: false,
    limit: 'own',
    input: messageInput,
    output: messageOutput,
  },
} as const;
