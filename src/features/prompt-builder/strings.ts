import type { Dictionary } from '@/i18n/dictionaries';

/**
 * The texts that the builder's script needs; the page hands them over in `data-strings`. What the
 * page itself shows already is left out, because every byte of it delays the first view.
 */
export function builderStrings(t: Dictionary['promptBuilder']) {
  const { progress, progressDone, percent, next, finish, words } = t;
  const { heading, text, copy, copied, copyFailed, fileName, paste } = t.result;
  const { share, shareCopied, shareFailed } = t.result;
  const { startOver, adopt } = t.dialogs;
  return {
    progress,
    progressDone,
    percent,
    next,
    finish,
    words,
    result: {
      heading,
      text,
      copy,
      copied,
      copyFailed,
      fileName,
      paste,
      share,
      shareCopied,
      shareFailed,
    },
    shared: { heading: t.shared.heading, text: t.shared.text, damaged: t.shared.damaged },
    dialogs: { startOver, adopt },
  };
}

export type BuilderStrings = ReturnType<typeof builderStrings>;
