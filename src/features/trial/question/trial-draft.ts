import { atom } from 'nanostores';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';

/** The form of the free question, as it is typed. */
export interface TrialDraft {
  brand: string;
  sells: string;
  where: string;
  /** The question as it was changed by hand; null while it is made of the other fields. */
  typed: string | null;
}

/** In a store, because a lost connection replaces the form for a moment. */
export const $draft = atom<TrialDraft>({ brand: '', sells: '', where: '', typed: null });

/** The question that a customer would ask; empty until it is known what is sold. */
export function offeredQuestion(
  { sells, where }: Pick<TrialDraft, 'sells' | 'where'>,
  strings: Pick<Dictionary['trial']['question'], 'template' | 'templateAnywhere'>,
): string {
  const [offer, place] = [sells.trim(), where.trim()];
  if (offer === '') return '';
  return place === ''
    ? fill(strings.templateAnywhere, { sells: offer })
    : fill(strings.template, { sells: offer, where: place });
}
