import { describe, expect, it } from 'vitest';
import {
  canAddExample,
  hasContent,
  INITIAL_STATE,
  nextState,
  promptText,
  type BuilderAction,
  type BuilderState,
} from '#src/features/smart-builder/builder-state.ts';
import type { QuickOption } from '#shared/rules/smart-prompt.ts';

const DRAFT: QuickOption = { id: 'draft', category: 'task', snippet: 'Write a draft.' };
const WORDS = {
  options: [DRAFT],
  sentences: { role: 'You are {role}.', subject: 'Subject: {subject}', lead: 'Act as' },
};
const EXAMPLE = { title: 'T', description: '', prompt: 'P' };

const after = (...actions: BuilderAction[]) =>
  actions.reduce<BuilderState>((state, action) => nextState(state, action, WORDS), INITIAL_STATE);
const textAfter = (...actions: BuilderAction[]) => promptText(after(...actions), WORDS);

describe('the Smart Prompt Builder', () => {
  it('never overwrites a text changed by hand when the steps change', () => {
    expect(
      textAfter(
        { do: 'edit-prompt', text: 'mine' },
        { do: 'toggle-option', option: DRAFT },
        { do: 'type-field', step: 'role', text: 'an editor' },
        { do: 'choose-type', type: 'image' },
      ),
    ).toBe('mine');
  });

  it('follows the steps again once the text equals theirs', () => {
    expect(
      textAfter(
        { do: 'toggle-option', option: DRAFT },
        { do: 'edit-prompt', text: 'mine' },
        { do: 'edit-prompt', text: 'Write a draft.' },
        { do: 'type-field', step: 'role', text: 'an editor' },
      ),
    ).toBe('You are an editor. Write a draft.');
  });

  it('puts an example into the box and can take it back to the text before', () => {
    const used: BuilderAction[] = [
      { do: 'edit-prompt', text: 'mine' },
      { do: 'use-example', prompt: 'example' },
    ];
    expect(textAfter(...used)).toBe('example');
    expect(textAfter(...used, { do: 'undo' })).toBe('mine');
  });

  it('keeps the subject until Clear, which asks when there is nothing else to lose', () => {
    const about: BuilderAction = { do: 'type-subject', text: 'tea' };
    expect(textAfter(about, { do: 'toggle-option', option: DRAFT })).toBe(
      'Write a draft. Subject: tea.',
    );
    expect(hasContent(after(about))).toBe(true);
  });

  it('clears subject, selections, fields, prompt and examples, and can undo it', () => {
    const filled: BuilderAction[] = [
      { do: 'type-subject', text: 'tea' },
      { do: 'toggle-option', option: DRAFT },
      { do: 'edit-prompt', text: 'mine' },
      { do: 'type-example', example: EXAMPLE },
      { do: 'add-example' },
    ];
    const { draft, edited, userExamples } = after(...filled, { do: 'clear' });
    expect({ draft, edited, userExamples }).toEqual({
      draft: INITIAL_STATE.draft,
      edited: null,
      userExamples: INITIAL_STATE.userExamples,
    });
    expect(after(...filled, { do: 'clear' }, { do: 'undo' })).toEqual(after(...filled));
  });

  it('adds examples to the content type in view, and empties the form', () => {
    const state = after(
      { do: 'choose-type', type: 'voice' },
      { do: 'type-example', example: EXAMPLE },
      { do: 'add-example' },
    );
    expect(state.userExamples.voice).toEqual([EXAMPLE]);
    expect(state.userExamples.text).toEqual([]);
    expect(state.exampleDraft.title).toBe('');
    const deleted = nextState(state, { do: 'delete-example', example: EXAMPLE }, WORDS);
    expect(deleted.userExamples.voice).toEqual([]);
  });

  it('wants a title and a prompt for an example, not a description', () => {
    expect(canAddExample(EXAMPLE)).toBe(true);
    expect(canAddExample({ ...EXAMPLE, title: ' ' })).toBe(false);
    expect(canAddExample({ ...EXAMPLE, prompt: '' })).toBe(false);
    const ignored = after(
      { do: 'type-example', example: { ...EXAMPLE, prompt: ' ' } },
      { do: 'add-example' },
    );
    expect(ignored.userExamples.text).toEqual([]);
  });

  it('clears the example form when the content type changes', () => {
    const state = after(
      { do: 'type-example', example: EXAMPLE },
      { do: 'choose-type', type: 'video' },
    );
    expect(state.exampleDraft).toEqual(INITIAL_STATE.exampleDraft);
  });
});
