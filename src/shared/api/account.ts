import { z } from 'zod';
import { consentsSchema } from '../entities/profile.ts';
import { MAX_ID_LENGTH } from '../limits.ts';
import { CONSENTS } from '../rules/consents.ts';
import { OWN_DATA } from '../rules/retention.ts';

export const consentsInput = z
  .strictObject({
    agree: z.array(z.enum(CONSENTS)).max(CONSENTS.length).default([]),
    withdraw: z.array(z.literal('communications')).max(1).default([]),
  })
  .refine(({ agree, withdraw }) => !withdraw.some((name) => agree.includes(name)), {
    message: 'One consent is both given and taken back.',
  });

export const consentsOutput = z.strictObject({
  consents: consentsSchema,
  /** Required, and never asked for. */
  missing: z.array(z.enum(CONSENTS)),
});

export const ownDataInput = z.strictObject({
  collection: z.enum(['account', ...OWN_DATA]),
  /** Where the page before ended. */
  after: z.string().min(1).max(MAX_ID_LENGTH).optional(),
});

export const ownDataOutput = z.strictObject({
  rows: z.array(z.record(z.string(), z.unknown())),
  /** For the next page; null after the last. */
  next: z.string().nullable(),
});
