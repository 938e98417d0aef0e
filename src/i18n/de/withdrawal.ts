import type { withdrawal as en } from '../en/withdrawal.ts';
import { annexTexts } from '../withdrawal-annex.ts';

export const withdrawal: typeof en = {
  updated: '2026-11-24',
  ...annexTexts('de'),
  inFavour: {
    heading: 'Ergänzend gilt zu Ihren Gunsten:',
    text: [
      'Für das, was Sie bis dahin genutzt haben, verlangen wir keinen Wertersatz, und Ihr Widerrufsrecht erlischt nicht vor Ablauf der vierzehn Tage, auch wenn Sie die Mitgliedschaft sofort nutzen. Mit dem Widerruf endet Ihr Zugang.',
    ],
  },
};
