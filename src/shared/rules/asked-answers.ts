import type { AnswerMode } from '../entities/answer-mode.ts';
import type { BrandPlatformId } from '../entities/brand-platform.ts';
import { searchRefusal } from './search-platforms.ts';

/** What is asked: each prompt `samples` times on each platform that the mode is offered for. */
export interface AskedQuestion {
  prompts: number;
  platforms: readonly BrandPlatformId[];
  samples: number;
}

/** On how many platforms a question is asked in a mode, and how many answers that makes. */
export function askedAnswers(
  mode: AnswerMode,
  { prompts, platforms, samples }: AskedQuestion,
): { platforms: number; answers: number } {
  const asked = platforms.filter((id) => mode === 'memory' || searchRefusal(id) === null).length;
  return { platforms: asked, answers: prompts * asked * samples };
}
