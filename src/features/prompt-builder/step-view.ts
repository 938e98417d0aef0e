import { fill } from '@/i18n/fill';
import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import { isAnswered, isOptionChosen, progressPercent } from '#shared/rules/six-step-prompt.ts';
import { reachableStep, type Draft } from './draft';
import type { BuilderStrings } from './strings';

/** The prerendered parts of the six steps. */
export function stepParts(root: HTMLElement) {
  const one = <E extends Element>(selector: string): E => {
    const element = root.querySelector<E>(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    return element;
  };
  return {
    form: one<HTMLFormElement>('[data-steps]'),
    back: one<HTMLButtonElement>('[data-back]'),
    next: one<HTMLButtonElement>('[data-steps] [type=submit]'),
    count: one<HTMLElement>('[data-count]'),
    percent: one<HTMLElement>('[data-percent]'),
    bar: one<HTMLElement>('[role=progressbar]'),
    ways: [...root.querySelectorAll<HTMLButtonElement>('[data-go]')],
    steps: SIX_STEPS.map((key) => {
      const section = one<HTMLElement>(`[data-step=${key}]`);
      return {
        key,
        section,
        heading: section.querySelector('h2'),
        answer: one<HTMLTextAreaElement>(`#answer-${key}`),
        options: Array.from(
          section.querySelectorAll<HTMLButtonElement>('[data-option]'),
          (button) => ({
            button,
            text: button.querySelector('[data-text]')?.textContent.trim() ?? '',
          }),
        ),
      };
    }),
  };
}

export type StepParts = ReturnType<typeof stepParts>;

/** What follows from one answer; runs on every key press, so it touches little. */
export function showAnswer(parts: StepParts, draft: Draft, key: SixStep): void {
  const step = parts.steps.find((candidate) => candidate.key === key);
  if (!step) return;
  const text = draft.answers[key];
  if (step.answer.value !== text) step.answer.value = text;
  for (const option of step.options) {
    option.button.ariaPressed = String(isOptionChosen(text, option.text));
  }
  if (SIX_STEPS[draft.step] === key) parts.next.disabled = !isAnswered(text);
  const reachable = reachableStep(draft.answers);
  for (const [index, way] of parts.ways.entries()) {
    way.disabled = index > reachable;
    const answer = SIX_STEPS[index];
    const isDone = answer !== undefined && isAnswered(draft.answers[answer]);
    way.querySelector('[data-answered]')?.toggleAttribute('hidden', !isDone);
  }
}

/** Shows the draft's step and how far it is. */
export function showStep(parts: StepParts, draft: Draft, strings: BuilderStrings): void {
  const { step } = draft;
  const count = SIX_STEPS.length;
  parts.form.hidden = step === count;
  for (const [index, { section }] of parts.steps.entries()) {
    section.hidden = index !== step;
    // Hid it before this script came; without any script all six show.
    delete section.dataset['later'];
  }
  for (const [index, way] of parts.ways.entries()) {
    if (index === step) way.ariaCurrent = 'step';
    else way.removeAttribute('aria-current');
  }
  parts.back.disabled = step === 0;
  parts.next.textContent = step === count - 1 ? strings.finish : strings.next;
  parts.count.textContent =
    step === count
      ? fill(strings.progressDone, { count })
      : fill(strings.progress, { step: step + 1, count });
  const percent = progressPercent(step);
  parts.percent.textContent = fill(strings.percent, { percent });
  parts.bar.ariaValueNow = String(percent);
  const filled = parts.bar.firstElementChild;
  if (filled instanceof HTMLElement) filled.style.width = `${percent}%`;
  for (const key of SIX_STEPS) showAnswer(parts, draft, key);
}
