import type { members as en } from '../en/members.ts';

export const members: typeof en = {
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  failedToLoad: 'Das dauert länger als erwartet.',
  close: 'Schließen',
};
