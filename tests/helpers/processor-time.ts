/** Processor time of this thread, in milliseconds: what other processes do does not count. */
export function processorTime(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  return millisecondsSince(before);
}

/** As `processorTime`, for what answers later. */
export async function processorTimeLater(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  return millisecondsSince(before);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
