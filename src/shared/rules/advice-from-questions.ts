import type { FigureTest } from '../entities/prompt-test.ts';
import {
  adviceEvidence,
  NO_FACTS,
  type AdviceBasis,
  type AdviceDraft,
  type AdviceFacts,
} from './advice-candidate.ts';
import { byPlatform, mostNamedRival, ownPagesIn } from './advice-counts.ts';
import { isNamed, isTo } from './advice-figure.ts';
import { facet, questionHash } from './answer-facets.ts';
import { pageAbout } from './known-pages.ts';

const MOST_QUESTIONS = 6;

/** Questions whose answers leave the brand out, most missing first. */
export function silentQuestions(basis: AdviceBasis): AdviceDraft[] {
  const { answers, knownPages } = basis;
  const pages = [...knownPages, ...ownPagesIn(answers)];
  return questionsOf(answers)
    .filter(({ own, rival }) => own === 0 || rival.k > own)
    .slice(0, MOST_QUESTIONS)
    .map(({ text, hash, all, own, rival }) => {
      const page = pageAbout(text, pages);
      return {
        kind: page === null ? 'new-page' : 'own-page',
        topic: page === null ? 'silent' : 'silentPage',
        evidence: {
          ...adviceEvidence(
            { of: 'question', hash, text },
            facet.question(hash, 'search'),
            all.filter((answer) => !isNamed(answer)),
            basis,
          ),
          bars: byPlatform(all),
        },
        facts: {
          ...NO_FACTS,
          question: text,
          page: { url: page ?? '', title: '' },
          rival,
          k: own,
          n: all.length,
        },
      };
    });
}

/** The question that names the brand most, when none leaves it out. */
export function heldQuestion(basis: AdviceBasis): AdviceDraft[] {
  const { answers } = basis;
  const best = questionsOf(answers).at(-1);
  if (best === undefined || best.own === 0 || best.rival.k > best.own) return [];
  const { text, hash, all, own, rival } = best;
  return [
    {
      kind: 'own-page',
      topic: 'held',
      evidence: {
        ...adviceEvidence(
          { of: 'question', hash, text },
          facet.questionNamed(hash, 'search'),
          all.filter(isNamed),
          basis,
        ),
        bars: byPlatform(all),
      },
      facts: { ...NO_FACTS, question: text, rival, k: own, n: all.length },
    },
  ];
}

interface QuestionCounts {
  text: string;
  hash: string;
  all: FigureTest[];
  own: number;
  rival: AdviceFacts['rival'];
}

/** Each question with its answers, those first that miss the brand most. */
function questionsOf(answers: readonly FigureTest[]): QuestionCounts[] {
  const missing = ({ all, own, rival }: QuestionCounts) =>
    (all.length - own + Math.max(0, rival.k - own)) / all.length;
  return [...new Set(answers.map(({ prompt }) => prompt))]
    .map((text) => {
      const hash = questionHash(text);
      const all = answers.filter((answer) => isTo(answer, hash));
      return { text, hash, all, own: all.filter(isNamed).length, rival: mostNamedRival(all) };
    })
    .sort((a, b) => missing(b) - missing(a) || b.all.length - a.all.length);
}
