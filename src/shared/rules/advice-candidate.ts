import type { Aspect } from '../entities/answer-aspect.ts';
import type { SourceKind } from '../entities/answer-source.ts';
import type { AdviceEvidence, AdviceKind } from '../entities/brand-advice.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import { adviceFigure } from './advice-figure.ts';

/** Why an item is suggested; each has its own wording. */
export const ADVICE_TOPICS = [
  'gap',
  'silent',
  'silentPage',
  'critical',
  'listed',
  'site',
  'cited',
  'held',
  'profiles',
] as const;

export type AdviceTopic = (typeof ADVICE_TOPICS)[number];

/** What could be done, with everything that its wording may say. */
export interface AdviceCandidate {
  /** Single in its list. */
  id: string;
  kind: AdviceKind;
  topic: AdviceTopic;
  evidence: AdviceEvidence;
  facts: AdviceFacts;
}

/** Texts are untrusted, empty where they do not apply. */
export interface AdviceFacts {
  domain: string;
  page: { url: string; title: string };
  question: string;
  aspect: Aspect | null;
  quotes: readonly string[];
  rival: { name: string; k: number };
  /** The answers that the item rests on, and all that it is compared with. */
  k: number;
  n: number;
  /** Answers that cite the domain. */
  cited: number;
}

export interface AdviceBasis {
  /** Search answers without the brand's name in the question, the newest first. */
  answers: readonly FigureTest[];
  /** First UTC day of the answers. */
  from: string;
  kindOf: (domain: string) => SourceKind;
  /** Addresses on the brand's site, from its sitemap. */
  knownPages: readonly string[];
  /** The campaign has a domain of the brand. */
  hasSite: boolean;
  /** Keys of targets that the member has done or dismissed (`targetKey`). */
  settled: ReadonlySet<string>;
}

/** Answers that an item names. */
const NAMED_ANSWERS = 10;

/** A candidate before the list is put together. */
export type AdviceDraft = Omit<AdviceCandidate, 'id'>;

export const NO_FACTS = {
  domain: '',
  page: { url: '', title: '' },
  question: '',
  aspect: null,
  quotes: [],
  rival: { name: '', k: 0 },
  cited: 0,
} as const satisfies Partial<AdviceFacts>;

/**
 * The evidence for advice about a target.
 *
 * @param opens facet of the answers that it rests on
 * @param resting these answers, the newest first
 */
export function adviceEvidence(
  target: AdviceEvidence['target'],
  opens: string,
  resting: readonly FigureTest[],
  { answers, from }: Pick<AdviceBasis, 'answers' | 'from'>,
): AdviceEvidence {
  return {
    target,
    facet: opens,
    from,
    answers: resting.slice(0, NAMED_ANSWERS).map(({ id }) => id),
    before: adviceFigure(target, answers),
    split: null,
    bars: [],
  };
}
