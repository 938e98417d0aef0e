import * as z from 'zod/mini';
import { promptDetailsSchema, promptIndexSchema } from '../entities/prompt.ts';
import { MAX_IMPORT_BYTES } from '../own-prompt-limits.ts';
import { memberLibraryInput, memberLibraryOutput } from './member-library.ts';
import {
  importPromptsInput,
  importPromptsOutput,
  ownPromptsInput,
  ownPromptsOutput,
} from './own-prompts.ts';

const locale = z.enum(['en', 'de']);

/** The prompt library's part of the contract. */
export const PROMPT_LIBRARY_ENDPOINTS = {
  /** The cards of one language's prompts with their category names, newest first, at most 620. */
  prompts: {
    access: 'premium',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({ locale: z._default(locale, 'en') }),
    output: promptIndexSchema,
  },
  /** One prompt with its text, by its id in the list of that language (product 19.2). */
  prompt: {
    access: 'premium',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({
      locale: z._default(locale, 'en'),
      id: z.string().check(z.minLength(1), z.maxLength(120)),
    }),
    output: z.strictObject({ prompt: promptDetailsSchema }),
  },
  /**
   * Favourites, recently used prompts and filled-in values of the member, selected by `action`. Not
   * part of `prompts`, whose answer is the same for all members.
   */
  'member-library': {
    access: 'premium',
    readOnly: false,
    limit: 'own',
    input: memberLibraryInput,
    output: memberLibraryOutput,
  },
  /** Prompts that the member wrote, selected by `action`. */
  'own-prompts': {
    access: 'premium',
    readOnly: false,
    limit: 'own',
    input: ownPromptsInput,
    output: ownPromptsOutput,
  },
  /** Stores the prompts of a file, all or none. */
  'import-prompts': {
    access: 'premium',
    readOnly: false,
    limit: 'import',
    maxBytes: MAX_IMPORT_BYTES,
    input: importPromptsInput,
    output: importPromptsOutput,
  },
} as const;
