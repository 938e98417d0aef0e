import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { SIX_STEPS } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_ANSWERS,
  isAnswered,
  isOptionChosen,
  progressPercent,
  sixStepPrompt,
  toggleAnswer,
  type SixStepAnswers,
} from '#shared/rules/six-step-prompt.ts';
import { sixSteps } from '../helpers/builder-content';

const { words } = dictionary('en').promptBuilder;

describe('the six-step prompt', () => {
  it('opens with the role and labels the other answers', () => {
    const answers = { ...EMPTY_ANSWERS, who: 'an editor', what: 'Cut this.', style: 'Dry' };
    expect(sixStepPrompt(answers, words)).toBe(
      'You are an editor.\n\nTask: Cut this.\n\nStyle: Dry',
    );
  });

  it('keeps the lines of an answer and puts them below their label', () => {
    const answers = { ...EMPTY_ANSWERS, examples: 'One\n\n\n\n Two ' };
    expect(sixStepPrompt(answers, words)).toBe('Examples:\nOne\n\nTwo');
  });

  it('keeps a role that is already a sentence', () => {
    const answers = { ...EMPTY_ANSWERS, who: 'You are an editor. You cut.' };
    expect(sixStepPrompt(answers, words)).toBe('You are an editor. You cut.');
  });

  it('counts the steps that are done', () => {
    expect([0, 1, 3, 6].map(progressPercent)).toEqual([0, 17, 50, 100]);
  });

  it('does not take blanks and commas for an answer', () => {
    expect(isAnswered(' ,\n')).toBe(false);
    expect(isAnswered('x')).toBe(true);
  });
});

for (const locale of LOCALES) {
  const steps = sixSteps(locale);
  const { words: localWords } = dictionary(locale).promptBuilder;
  const opening = localWords.roleSentence.replace(' {role}.', '');

  describe(`with the real options (${locale})`, () => {
    it('choosing and taking back in any order gives back the text one started with', () => {
      for (const { options } of steps) {
        const texts = options.map(({ text }) => text);
        fc.assert(
          fc.property(fc.string(), fc.shuffledSubarray(texts), (start, on) => {
            const chosen = on.reduce(toggleAnswer, start);
            expect(on.every((text) => isOptionChosen(chosen, text))).toBe(true);
            expect(on.toReversed().reduce(toggleAnswer, chosen)).toBe(start);
            expect(on.reduce(toggleAnswer, chosen)).toBe(start);
          }),
        );
      }
    });

    it('the prompt has no doubled spaces, no comma at the end of a line and no empty role', () => {
      const answers = fc
        .array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(',', opening, `${opening} .`, `${opening}\n.`, '. ,', 'a  b,\n,'),
          ),
          {
            minLength: 6,
            maxLength: 6,
          },
        )
        .map(
          (texts) =>
            Object.fromEntries(
              SIX_STEPS.map((step, index) => [step, texts[index] ?? '']),
            ) as unknown as SixStepAnswers,
        );
      fc.assert(
        fc.property(answers, (given) => {
          const prompt = sixStepPrompt(given, localWords);
          expect(prompt).not.toMatch(/[^\S\n]{2}|,$|^,| ,|\n{3}/m);
          expect(prompt).not.toMatch(new RegExp(`^${opening}\\s*(\\.|$)`));
        }),
      );
    });
  });
}
