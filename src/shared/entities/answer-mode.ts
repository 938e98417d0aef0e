/**
 * How a platform is asked: from the model's memory, or with web search. The two are two measures and
 * are never added up; only a search answer has citations.
 */
export const ANSWER_MODES = ['memory', 'search'] as const;

export type AnswerMode = (typeof ANSWER_MODES)[number];
