import { DAY_MS } from '#shared/rules/durations.ts';

/** A sentence on the site that sells with a number, a comparison or a check (product 14.5). */
export interface Claim {
  /** Files that show it, from the project's root. */
  where: readonly string[];
  /**
   * `page`: shown while its proof is valid.
   * `contract`: also in the terms, whose text must not change from one day to the next, so that
   * `validUntil` does not count.
   */
  kind: 'page' | 'contract';
  /** What proves it and where that is kept, or null. */
  evidence: string | null;
  /** Day since which the site has it, `YYYY-MM-DD`. */
  since: string;
  /** Who has checked the evidence, or null. */
  checkedBy: string | null;
  /** Last day for which the evidence holds, `YYYY-MM-DD`, or null while there is none. */
  validUntil: string | null;
}

/** What the owner gave and nobody has proven yet. */
const UNPROVEN = { evidence: null, checkedBy: null, validUntil: null } as const;

/** What a service page aims for. */
const targets = (page: string): Claim => ({
  where: [`src/content/services/en/${page}.yaml`, `src/content/services/de/${page}.yaml`],
  kind: 'page',
  since: '2026-11-22',
  ...UNPROVEN,
});

/**
 * Every claim. Its wordings, with and without proof, are in `src/i18n/{en,de}/claims.ts`, those of
 * the targets in `results` of their pages.
 */
export const CLAIMS = {
  /** More than 500 professionals learn with us. */
  professionals: {
    where: ['src/features/training/TrainingHero.astro'],
    kind: 'page',
    since: '2026-11-22',
    ...UNPROVEN,
  },
  /** The struck-through 97 EUR, and 72 percent off. */
  struckPrice: {
    where: ['src/features/training/TrainingPricing.astro'],
    kind: 'page',
    since: '2026-11-22',
    ...UNPROVEN,
  },
  /** The regular price of 99 EUR, to which 290 EUR is the early-bird price. */
  earlyBird: {
    where: ['src/i18n/legal-facts.ts', 'src/pages/[...locale]/dashboard.astro'],
    kind: 'contract',
    since: '2026-11-22',
    ...UNPROVEN,
  },
  /** New video tutorials come out every month. */
  monthlyTutorials: {
    where: [
      'src/features/training/TrainingFeatures.astro',
      'src/features/billing/billing-texts.ts',
    ],
    kind: 'page',
    since: '2026-11-22',
    ...UNPROVEN,
  },
  'targets/digital-marketing': targets('digital-marketing'),
  'targets/ai-automation': targets('ai-automation'),
  'targets/software': targets('software'),
  'targets/workshops-webinars': targets('workshops-webinars'),
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof CLAIMS;

/** A claim is not shown in the last days of its proof, so that a build may be this old. */
const DAYS_LEFT = 30;

/** For whom and when a build decides. */
export interface ClaimView {
  /** Shows what is not proven, as the sample operator does. */
  all: boolean;
  /** Day of the build, `YYYY-MM-DD`. */
  day: string;
}

/** Whether a claim's evidence holds on a day and for {@link DAYS_LEFT} days after it. */
function isProven({ kind, evidence, checkedBy, validUntil }: Claim, day: string): boolean {
  if (!evidence || !checkedBy) return false;
  if (kind === 'contract') return true;
  return validUntil !== null && Date.parse(validUntil) > Date.parse(day) + DAYS_LEFT * DAY_MS;
}

/** Whether a build shows a claim; what it leaves out has a wording of its own (product 14.5). */
export function showsClaim(
  id: ClaimId,
  { all, day }: ClaimView,
  claims: Record<ClaimId, Claim> = CLAIMS,
): boolean {
  return all || isProven(claims[id], day);
}

/** Claims that lack evidence or lose it within 30 days, and those of the contract after their day. */
export function claimsToProve(
  day: string,
  claims: Record<ClaimId, Claim> = CLAIMS,
): { id: ClaimId; validUntil: string | null }[] {
  return (Object.keys(claims) as ClaimId[])
    .filter((id) => !isProven({ ...claims[id], kind: 'page' }, day))
    .map((id) => {
      const { evidence, checkedBy, validUntil } = claims[id];
      return { id, validUntil: evidence && checkedBy ? validUntil : null };
    });
}
