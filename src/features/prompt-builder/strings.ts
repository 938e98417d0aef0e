import type { Dictionary } from '@/i18n/dictionaries';

/**
 * The texts of the island. They are twice in the page, as HTML and as props, so texts that only the
 * rest of the page needs are left out.
 */
export function builderStrings({ promptBuilder: t, common, members }: Dictionary) {
  const { progress, progressDone, percent, progressLabel, stepsLabel, answered } = t;
  const { quickOptions, answer, previous, next, finish, nextHint } = t;
  const { words, result, shared, dialogs } = t;
  return {
    progress,
    progressDone,
    percent,
    progressLabel,
    stepsLabel,
    answered,
    quickOptions,
    answer,
    previous,
    next,
    finish,
    nextHint,
    words,
    result,
    shared,
    dialogs,
    opensInNewTab: common.opensInNewTab,
    close: members.close,
  };
}

export type BuilderStrings = ReturnType<typeof builderStrings>;
