import { invalidArgument } from '../errors.ts';

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/**
 * Brings an RFC 3339 time to UTC with six decimals. Firestore keeps microseconds and cuts what is finer.
 * https://cloud.google.com/firestore/docs/concepts/data-types
 */
export function normalizeTimestamp(text: string): string {
  const match = TIMESTAMP.exec(text);
  const seconds = match ? Date.parse(`${match[1]}${match[3]}`) : NaN;
  if (!match || Number.isNaN(seconds)) throw invalidArgument(`Invalid timestamp: ${text}`);
  const micros = (match[2] ?? '').slice(0, 6).padEnd(6, '0');
  return `${new Date(seconds).toISOString().slice(0, 19)}.${micros}Z`;
}

/** Splits a normalized time into the protobuf pair. */
export function toSecondsAndNanos(timestamp: string): { seconds: string; nanos: number } {
  const seconds = Date.parse(`${timestamp.slice(0, 19)}Z`) / 1000;
  return { seconds: String(seconds), nanos: Number(timestamp.slice(20, 26)) * 1000 };
}

/** The inverse of {@link toSecondsAndNanos}; nanoseconds below a microsecond are cut. */
export function fromSecondsAndNanos(seconds: number, nanos: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) throw invalidArgument(`Timestamp out of range: ${seconds}`);
  const micros = String(Math.floor(nanos / 1000)).padStart(6, '0');
  return `${date.toISOString().slice(0, 19)}.${micros}Z`;
}

/** Commit times: real time in microseconds, and never the same twice (they order the commits). */
export class CommitClock {
  #lastMicros = 0;

  /** The time of the next commit. */
  next(): string {
    this.#lastMicros = Math.max(Date.now() * 1000, this.#lastMicros + 1);
    return this.#format();
  }

  /** The time of a read: not before the last commit. */
  now(): string {
    this.#lastMicros = Math.max(Date.now() * 1000, this.#lastMicros);
    return this.#format();
  }

  #format(): string {
    const seconds = Math.floor(this.#lastMicros / 1_000_000);
    return fromSecondsAndNanos(seconds, (this.#lastMicros % 1_000_000) * 1000);
  }
}
