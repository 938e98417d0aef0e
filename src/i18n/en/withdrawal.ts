import { annexTexts } from '../withdrawal-annex.ts';

/** The withdrawal instruction and its form in the law's words, and below them what goes beyond it. */
export const withdrawal = {
  /** Raise it with any change of the text. */
  updated: '2026-11-24',
  ...annexTexts('en'),
  inFavour: {
    heading: 'In addition, in your favour:',
    text: [
      'We ask for no compensation for what you have used until then, and your right of withdrawal does not end before the fourteen days, even if you use the membership at once. Your access ends with the withdrawal.',
    ],
  },
};
