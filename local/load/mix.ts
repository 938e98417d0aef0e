/**
 * What members do and how often. docs/scale.md reckons with it, and `npm run load` drives the functions
 * with it.
 */

/** Whom an action waits for besides the store: its time says nothing about the functions then. */
type WaitsFor = 'nobody' | 'models' | 'stripe';

interface MixEntry {
  /** In the month of one member. */
  perMonth: number;
  waitsFor: WaitsFor;
  /** Model answers that it asks for. */
  answers: number;
}

const own = (perMonth: number): MixEntry => ({ perMonth, waitsFor: 'nobody', answers: 0 });
const paid = (perMonth: number): MixEntry => ({ perMonth, waitsFor: 'stripe', answers: 0 });
const asked = (perMonth: number, answers: number): MixEntry => ({
  perMonth,
  waitsFor: 'models',
  answers,
});

export const MIX = {
  visit: own(12),
  activity: own(24),
  prompts: own(8),
  library: own(8),
  favourite: own(3),
  fill: own(6),
  lessons: own(4),
  'lesson-progress': own(3),
  campaigns: own(6),
  'create-campaign': own(0.5),
  question: asked(10, 1),
  'question-to-all': asked(20, 3),
  consents: own(0.1),
  contact: own(0.05),
  notice: own(0.01),
  purchase: paid(1 / 12),
  cancellation: paid(0.03),
  deletion: paid(0.01),
} as const satisfies Record<string, MixEntry>;

export type ActionName = keyof typeof MIX;

export const actionNames = Object.keys(MIX) as ActionName[];

/** A weekly schedule: nobody waits for these answers, and the load leaves it out. */
export const SCHEDULED_RUN = { prompts: 10, answers: 30, perMonth: 52 / 12 };

/** Model answers in a member's month. */
export const ANSWERS_A_MONTH =
  SCHEDULED_RUN.answers * SCHEDULED_RUN.perMonth +
  actionNames.reduce((sum, name) => sum + MIX[name].perMonth * MIX[name].answers, 0);

/** What happens less often is raised to this, so that a run of minutes has some of each. */
const RARE = 1;

/** How often each action comes in a run, as a part of all. */
export const SHARES = sharesOf(
  actionNames.map((name) => [name, Math.max(RARE, MIX[name].perMonth)]),
);

function sharesOf(weights: readonly (readonly [ActionName, number])[]) {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([name, weight]) => ({ name, share: weight / all }));
}
