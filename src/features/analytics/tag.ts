import type { AnalyticsReport } from '@/lib/analytics';

/** Where reports go: Google's tag, or the recorder of the local stack. */
export interface AnalyticsTag {
  /** Begins to load it; a second call changes nothing. */
  load(): void;
  /** Whether it takes reports yet. */
  isThere(): boolean;
  send(report: AnalyticsReport): void;
  /** Stops it and removes what it has kept in this browser. */
  forget(): void;
}
