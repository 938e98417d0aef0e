import type { AnalyticsReport } from '@/lib/analytics';

/** The receiver of reports: Google's tag, or the recorder of the local stack. */
export interface AnalyticsTag {
  /** Starts loading it; a second call does nothing. */
  load(): void;
  /** Whether it is loaded and takes reports. */
  isThere(): boolean;
  send(report: AnalyticsReport): void;
  /** Stops it and removes its data from this browser. */
  forget(): void;
}
