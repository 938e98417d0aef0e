import type { island as en } from '../en/island.ts';

export const island: typeof en = {
  loading: 'Wird geladen',
  failed: 'Dieser Teil der Seite konnte nicht angezeigt werden.',
  retry: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
};
