import { ASPECTS, type Aspect } from '../entities/answer-aspect.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import {
  adviceEvidence,
  NO_FACTS,
  type AdviceBasis,
  type AdviceCandidate,
  type AdviceDraft,
} from './advice-candidate.ts';
import { isNamed, targetKey } from './advice-figure.ts';
import { heldQuestion, silentQuestions } from './advice-from-questions.ts';
import { gaps, listings, ownSite } from './advice-from-sources.ts';
import { facet } from './answer-facets.ts';

const MOST_ASPECTS = 3;
const MOST_QUOTES = 3;

/**
 * What the answers give reason to do, by topic and the weightiest first (product 21.39). From one answer
 * on, with a domain of the brand, there are at least three. Nothing new is suggested where the site has
 * a page already.
 */
export function adviceCandidates(basis: AdviceBasis): AdviceCandidate[] {
  if (basis.answers.length === 0) return [];
  const drafts = [
    ...gaps(basis),
    ...silentQuestions(basis),
    ...criticised(basis),
    ...listings(basis),
    ...ownSite(basis),
    ...heldQuestion(basis),
    ...profiles(basis),
  ];
  return drafts
    .filter(({ evidence }) => !basis.settled.has(targetKey(evidence.target)))
    .map((draft, index) => ({ id: `c${index + 1}`, ...draft }));
}

/** What the answers criticise, with their words. */
function criticised(basis: AdviceBasis): AdviceDraft[] {
  const { answers } = basis;
  const named = answers.filter(isNamed);
  return ASPECTS.map((aspect) => ({
    aspect,
    resting: named.filter((answer) => quotesOf([answer], aspect).length > 0),
  }))
    .filter(({ resting }) => resting.length > 0)
    .sort((a, b) => b.resting.length - a.resting.length)
    .slice(0, MOST_ASPECTS)
    .map(({ aspect, resting }) => ({
      kind: 'own-page',
      topic: 'critical',
      evidence: adviceEvidence(
        { of: 'aspect', aspect },
        facet.aspect(aspect, 'search', 'negative'),
        resting,
        basis,
      ),
      facts: {
        ...NO_FACTS,
        aspect,
        quotes: quotesOf(resting, aspect).slice(0, MOST_QUOTES),
        k: resting.length,
        n: named.length,
      },
    }));
}

function profiles(basis: AdviceBasis): AdviceDraft[] {
  const { answers } = basis;
  return [
    {
      kind: 'profile',
      topic: 'profiles',
      evidence: adviceEvidence({ of: 'brand' }, facet.asked('search'), answers, basis),
      facts: { ...NO_FACTS, k: answers.filter(isNamed).length, n: answers.length },
    },
  ];
}

/** The critical words about an aspect, each once. */
function quotesOf(answers: readonly FigureTest[], wanted: Aspect): string[] {
  const words = answers
    .flatMap(({ aspects }) => aspects)
    .filter(({ aspect, tone }) => aspect === wanted && tone === 'negative');
  return [...new Set(words.map(({ quote }) => quote))];
}
