/** One request as it was answered. */
export interface Sample {
  call: string;
  milliseconds: number;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** What a table says about the samples of one call. */
export interface Summary {
  call: string;
  requests: number;
  /** Answers other than 2xx, and requests without an answer. */
  errors: number;
  /** Milliseconds within which half, or 99 of 100, of the good answers came; 0 without any. */
  p50: number;
  p99: number;
  /** The quickest and the slowest good answer. */
  lowest: number;
  highest: number;
}

/** One summary for each call, by name, and one for all together. */
export function summarize(samples: readonly Sample[]): Summary[] {
  const names = [...new Set(samples.map(({ call }) => call))].sort();
  return [
    ...names.map((name) =>
      summaryOf(
        name,
        samples.filter(({ call }) => call === name),
      ),
    ),
    summaryOf('all', samples),
  ];
}

function summaryOf(call: string, samples: readonly Sample[]): Summary {
  const good = samples.filter(({ status }) => status >= 200 && status < 300);
  const times = good.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    call,
    requests: samples.length,
    errors: samples.length - good.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    lowest: percentile(times, 0),
    highest: percentile(times, 1),
  };
}

/** The nearest rank of sorted values; 0 without any. */
export function percentile(sorted: readonly number[], part: number): number {
  const rank = Math.max(1, Math.ceil(sorted.length * part));
  return Math.round((sorted[rank - 1] ?? 0) * 10) / 10;
}
