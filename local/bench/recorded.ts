import { existsSync, readFileSync } from 'node:fs';
import type { PartResult } from './part.ts';

/** Where, when and how figures were found. */
export interface Circumstances {
  /** ISO 8601, the day. */
  date: string;
  /** Of the measured code; with a plus when files were changed since. */
  commit: string;
  command: string;
  machine: string;
}

export interface RecordedPart extends PartResult {
  measured: Circumstances;
}

/** docs/benchmarks.json: each part as it was measured last. */
export type Recorded = Record<string, RecordedPart>;

/** What was recorded; nothing when there is no such file. */
export function readRecorded(file: string): Recorded {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : {};
}

/**
 * The record with the parts that were measured just now; the others stay as they are.
 *
 * @param order names of all parts, in which they are kept
 */
export function renew(
  recorded: Recorded,
  results: Record<string, PartResult>,
  measured: Circumstances,
  order: readonly string[],
): Recorded {
  const entries = order.flatMap((name) => {
    const result = results[name];
    const part = result ? { measured, ...result } : recorded[name];
    return part ? [[name, part] as const] : [];
  });
  return Object.fromEntries(entries);
}
