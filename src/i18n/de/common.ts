import type { common as en } from '../en/common';

export const common: typeof en = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Lädt',
  learnMore: 'Mehr erfahren',
  opensInNewTab: 'öffnet in einem neuen Tab',
  table: 'Tabelle',
};
