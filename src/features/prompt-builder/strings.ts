import type { Dictionary } from '@/i18n/dictionaries';

/** The texts that the builder's script needs; the page hands them over in `data-strings`. */
export type BuilderStrings = Pick<
  Dictionary['promptBuilder'],
  | 'progress'
  | 'progressDone'
  | 'percent'
  | 'next'
  | 'finish'
  | 'words'
  | 'result'
  | 'shared'
  | 'dialogs'
>;
