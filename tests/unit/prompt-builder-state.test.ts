import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  nextState,
  shownAnswers,
  shownStep,
  type BuilderAction,
} from '#src/features/prompt-builder/builder-state.ts';
import { EMPTY_DRAFT } from '#src/features/prompt-builder/draft.ts';
import { historyMove, stepOf, trailOf } from '#src/features/prompt-builder/step-history.ts';
import { SIX_STEPS } from '#shared/entities/prompt-step.ts';
import { EMPTY_ANSWERS } from '#shared/rules/six-step-prompt.ts';

const run = (...actions: BuilderAction[]) => actions.reduce(nextState, INITIAL_STATE);
const answered = (...steps: (typeof SIX_STEPS)[number][]): BuilderAction[] =>
  steps.map((step) => ({ do: 'answer', step, text: `my ${step}` }));

describe('the six-step builder', () => {
  it('goes no further than the first question without an answer', () => {
    expect(run({ do: 'go', step: 3 }).draft.step).toBe(0);
    expect(run(...answered('who', 'what'), { do: 'go', step: 6 }).draft.step).toBe(2);
    expect(run(...answered(...SIX_STEPS), { do: 'go', step: 6 }).draft.step).toBe(6);
    expect(run({ do: 'go', step: -1 }).draft.step).toBe(0);
  });

  it('puts a quick option into the answer and takes it out again', () => {
    const toggle: BuilderAction = { do: 'toggle-option', step: 'who', text: 'You are a cook.' };
    expect(run(toggle).draft.answers.who).toBe('You are a cook.');
    expect(run(toggle, toggle).draft.answers.who).toBe('');
  });

  it('moves the focus only when the visitor goes somewhere', () => {
    const draft = { step: 1, answers: { ...EMPTY_ANSWERS, who: 'me' } };
    expect(run({ do: 'resume', draft, typed: '' }).moves).toBe(0);
    expect(run(...answered('who'), { do: 'go', step: 0 }).moves).toBe(0);
    expect(run(...answered('who'), { do: 'go', step: 1 }).moves).toBe(1);
  });

  it('resumes a draft, unless something else was typed meanwhile', () => {
    const draft = { step: 1, answers: { ...EMPTY_ANSWERS, who: 'me' } };
    expect(run({ do: 'resume', draft, typed: '' }).draft).toBe(draft);
    expect(run({ do: 'resume', draft, typed: 'me' }).draft).toBe(draft);
    expect(run({ do: 'resume', draft, typed: 'you' }).draft).toEqual({
      step: 0,
      answers: { ...EMPTY_ANSWERS, who: 'you' },
    });
  });

  it('shows a shared prompt as a result and leaves the own draft alone', () => {
    const answers = { ...EMPTY_ANSWERS, who: 'a reader' };
    const shared = run(...answered('who'), { do: 'show-shared', answers });
    expect([shownStep(shared), shownAnswers(shared)]).toEqual([6, answers]);
    expect(shared.draft.answers.who).toBe('my who');

    const left = nextState(shared, { do: 'leave-shared' });
    expect([shownStep(left), shownAnswers(left).who]).toEqual([0, 'my who']);
    expect(nextState(shared, { do: 'adopt-shared' }).draft).toEqual({ step: 0, answers });
  });

  it('reports a link that cannot be read', () => {
    expect(run({ do: 'show-shared', answers: null })).toMatchObject({
      isLinkDamaged: true,
      shared: null,
    });
  });

  it('forgets every answer when it starts over', () => {
    const state = run(...answered(...SIX_STEPS), { do: 'go', step: 6 }, { do: 'start-over' });
    expect(state.draft).toBe(EMPTY_DRAFT);
  });
});

describe('the history of the steps', () => {
  it('gets an entry for a step that is not in it', () => {
    expect(historyMove([0, 1], 2)).toEqual({ push: [0, 1, 2] });
  });

  it('goes back to the entry of a step that is in it', () => {
    expect(historyMove([0, 1, 2], 1)).toEqual({ back: 1 });
    expect(historyMove([0, 1, 2], 0)).toEqual({ back: 2 });
    expect(historyMove([0], 0)).toEqual({ back: 0 });
  });

  it('begins anew where the entry is not the builder’s or belongs to another step', () => {
    expect(trailOf({ trail: [0, 1] }, 1)).toEqual([0, 1]);
    expect(trailOf({ trail: [0, 1] }, 3)).toEqual([3]);
    expect(trailOf(null, 0)).toEqual([0]);
    expect([stepOf({ trail: [0, 4] }), stepOf({ trail: 'x' }), stepOf(null)]).toEqual([
      4,
      undefined,
      undefined,
    ]);
  });
});
