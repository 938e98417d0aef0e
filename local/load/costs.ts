import type { ActionName } from './mix.ts';

/** What the store bills for an action. */
export interface StoreCost {
  reads: number;
  writes: number;
  deletes: number;
}

const cost = (reads: number, writes: number, deletes = 0): StoreCost => ({
  reads,
  writes,
  deletes,
});

/** Documents of each action the second time that a member does it, measured on 24 November 2026. */
export const STORE_COSTS = {
  visit: cost(9, 0),
  activity: cost(5, 3),
  prompts: cost(3, 0),
  library: cost(4, 0),
  favourite: cost(6, 2),
  fill: cost(7, 3),
  lessons: cost(4, 0),
  'lesson-progress': cost(7, 2),
  campaigns: cost(4, 0),
  'create-campaign': cost(5, 1),
  question: cost(9, 5),
  'question-to-all': cost(9, 7),
  consents: cost(6, 2),
  contact: cost(2, 4),
  notice: cost(3, 6),
} as const satisfies Partial<Record<ActionName, StoreCost>>;

/** At most: webhooks that meet in the same document read it again. */
export const STORE_MOST = {
  purchase: cost(60, 30),
  cancellation: cost(40, 20),
  deletion: cost(45, 13, 22),
} as const satisfies Record<Exclude<ActionName, keyof typeof STORE_COSTS>, StoreCost>;

/** A run of {@link SCHEDULED_RUN}: begun, its questions claimed and settled, and reported. */
export const SCHEDULED_RUN_COST = cost(371, 247);

/**
 * Processor time of the functions for each action, its webhooks included, in milliseconds: as
 * `npm run load` measured it on 22 November 2026 with little else on the machine.
 */
export const PROCESSOR_MS: Record<ActionName, number> = {
  visit: 5.9,
  activity: 2,
  prompts: 3.4,
  library: 3.6,
  favourite: 4.4,
  fill: 3.6,
  lessons: 2.8,
  'lesson-progress': 6.5,
  campaigns: 3.5,
  'create-campaign': 5.9,
  question: 12.7,
  'question-to-all': 15.6,
  consents: 4.1,
  contact: 3,
  notice: 3.4,
  purchase: 65.4,
  cancellation: 25.4,
  deletion: 49.2,
};
