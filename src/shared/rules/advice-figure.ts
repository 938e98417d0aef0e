import type { AdviceFigure, AdviceTarget } from '../entities/brand-advice.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import { citedIn, facet, questionHash } from './answer-facets.ts';

/**
 * The figure that an item is to change, of these answers (product 21.39). All of them are search
 * answers to questions without the brand's name: no memory answer is evidence for advice.
 */
export function adviceFigure(target: AdviceTarget, answers: readonly FigureTest[]): AdviceFigure {
  switch (target.of) {
    case 'domain':
      return countOf(
        answers.filter((answer) => cites(answer, target.domain)),
        isNamed,
      );
    case 'question':
      return countOf(
        answers.filter((answer) => isTo(answer, target.hash)),
        isNamed,
      );
    case 'aspect':
      return countOf(answers.filter(isNamed), (answer) =>
        answer.aspects.some(({ aspect, tone }) => aspect === target.aspect && tone === 'negative'),
      );
    case 'site':
      return countOf(answers, citesOwn);
    case 'brand':
      return countOf(answers, isNamed);
  }
}

/** The facet of the answers that the figure counts among. */
export function targetFacet(target: AdviceTarget): string {
  switch (target.of) {
    case 'domain':
      return facet.cited(target.domain);
    case 'question':
      return facet.question(target.hash, 'search');
    case 'aspect':
      return facet.named('search');
    default:
      return facet.asked('search');
  }
}

/** A key that is equal for items about the same thing. */
export function targetKey(target: AdviceTarget): string {
  switch (target.of) {
    case 'domain':
      return `domain ${target.domain}`;
    case 'question':
      return `question ${target.hash}`;
    case 'aspect':
      return `aspect ${target.aspect}`;
    default:
      return target.of;
  }
}

export function isNamed({ mentions_count }: FigureTest): boolean {
  return mentions_count > 0;
}

export function cites(answer: FigureTest, domain: string): boolean {
  return citedIn(answer).some((source) => source.domain === domain);
}

function citesOwn(answer: FigureTest): boolean {
  return citedIn(answer).some(({ own }) => own);
}

export function isTo({ prompt }: FigureTest, hash: string): boolean {
  return questionHash(prompt) === hash;
}

function countOf(
  answers: readonly FigureTest[],
  counts: (answer: FigureTest) => boolean,
): AdviceFigure {
  return { k: answers.filter(counts).length, n: answers.length };
}
