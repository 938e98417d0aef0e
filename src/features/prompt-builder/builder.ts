import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_ANSWERS,
  isAnswered,
  sixStepPrompt,
  toggleAnswer,
} from '#shared/rules/six-step-prompt.ts';
import type { SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { confirmLoss } from './confirm';
import { DRAFT_KEY, EMPTY_DRAFT, keepDraft, readDraft, type Draft } from './draft';
import { resultView } from './result-view';
import { isShareFragment, readShareFragment, shareFragment } from './share-link';
import { showAnswer, showStep, stepParts } from './step-view';
import type { BuilderStrings } from './strings';

/** Typing is kept at most this often, in milliseconds: storage blocks the page while it writes. */
const KEEP_PAUSE_MS = 400;

/** Brings the prerendered builder to life (C section 4). */
export function startBuilder(root: HTMLElement): void {
  const strings = JSON.parse(root.dataset['strings'] ?? '') as BuilderStrings;
  const parts = stepParts(root);
  const result = resultView(root, strings);
  const alert = root.querySelector<HTMLElement>('[data-alert]');
  let draft: Draft = readDraft();
  let shared: SixStepAnswers | null = null;
  let keeping = 0;

  function keep(): void {
    clearTimeout(keeping);
    keeping = 0;
    keepDraft(draft);
  }

  /** Writes only what was changed here: another tab may have gone on with the same draft. */
  function keepChanges(): void {
    if (keeping) keep();
  }

  function show(): void {
    const answers = shared ?? draft.answers;
    const isResult = shared !== null || draft.step === SIX_STEPS.length;
    showStep(parts, { answers, step: isResult ? SIX_STEPS.length : draft.step }, strings);
    for (const way of parts.ways) way.disabled ||= shared !== null;
    if (!isResult) {
      result.hide();
      return;
    }
    result.show({
      prompt: sixStepPrompt(answers, strings.words),
      isShared: shared !== null,
      link: async () => new URL(await shareFragment(answers), location.href).href,
    });
  }

  function focusShown(): void {
    const step = parts.steps[draft.step];
    if (shared || !step) result.focus();
    else step.heading?.focus();
  }

  function go(step: number): void {
    draft = { ...draft, step };
    keep();
    show();
    focusShown();
  }

  function answer(key: SixStep, text: string): void {
    draft = { ...draft, answers: { ...draft.answers, [key]: text } };
    showAnswer(parts, draft, key);
    clearTimeout(keeping);
    keeping = window.setTimeout(keep, KEEP_PAUSE_MS);
  }

  function leaveShared(): void {
    shared = null;
    history.replaceState(null, '', location.pathname + location.search);
  }

  async function readAddress(): Promise<void> {
    if (!isShareFragment(location.hash)) return;
    shared = await readShareFragment(location.hash);
    if (alert) alert.textContent = shared ? '' : strings.shared.damaged;
    if (!shared) leaveShared();
    show();
  }

  for (const { key, answer: field, options } of parts.steps) {
    field.oninput = () => answer(key, field.value);
    // Nothing that was typed before would count.
    field.readOnly = false;
    for (const option of options) {
      option.button.onclick = () => answer(key, toggleAnswer(draft.answers[key], option.text));
    }
  }
  parts.form.onsubmit = (event) => {
    event.preventDefault();
    const key = SIX_STEPS[draft.step];
    if (key && isAnswered(draft.answers[key])) go(draft.step + 1);
  };
  parts.form.onkeydown = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) parts.form.requestSubmit();
  };
  parts.back.onclick = () => go(draft.step - 1);
  for (const [index, way] of parts.ways.entries()) way.onclick = () => go(index);

  const onClick = (name: string, action: () => void | Promise<void>) =>
    root.querySelector(`[${name}]`)?.addEventListener('click', () => void action());
  onClick('data-edit', () => go(0));
  onClick('data-start-over', async () => {
    if (!(await confirmLoss(root, strings.dialogs.startOver))) return;
    draft = EMPTY_DRAFT;
    go(0);
  });
  onClick('data-leave', () => {
    leaveShared();
    show();
    focusShown();
  });
  onClick('data-adopt', async () => {
    const hasDraft = SIX_STEPS.some((key) => isAnswered(draft.answers[key]));
    if (hasDraft && !(await confirmLoss(root, strings.dialogs.adopt))) return;
    draft = { step: 0, answers: shared ?? EMPTY_ANSWERS };
    leaveShared();
    go(0);
  });

  addEventListener('pagehide', keepChanges);
  addEventListener('visibilitychange', keepChanges);
  addEventListener('storage', ({ key }) => {
    if (key !== DRAFT_KEY || keeping) return;
    draft = readDraft();
    show();
  });
  addEventListener('hashchange', () => void readAddress());
  show();
  void readAddress();
}
