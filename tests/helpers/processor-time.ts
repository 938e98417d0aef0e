/** Runs that are measured again: the first compiles, and any may collect garbage. */
const RUNS = 5;

/** From here on, in milliseconds, one run is not believed: linear code takes a few of them. */
const DOUBTFUL_MS = 20;

function elapsed(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/**
 * Processor time of this thread, in milliseconds: what other processes do does not count.
 *
 * @returns the first run's time, or the median of five more when that is doubtful
 */
export function processorTime(run: () => unknown): number {
  const once = () => {
    const before = process.threadCpuUsage();
    run();
    return elapsed(before);
  };
  const first = once();
  return first < DOUBTFUL_MS ? first : median(Array.from({ length: RUNS }, once));
}

/** As `processorTime`, for what answers later. */
export async function processorTimeLater(run: () => Promise<unknown>): Promise<number> {
  const once = async () => {
    const before = process.threadCpuUsage();
    await run();
    return elapsed(before);
  };
  const first = await once();
  if (first < DOUBTFUL_MS) return first;
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) times.push(await once());
  return median(times);
}
