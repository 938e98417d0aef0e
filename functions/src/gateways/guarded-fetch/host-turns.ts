const turns = new Map<string, Promise<void>>();

/**
 * Runs requests to a host one after the other, in the order of the calls, within this instance.
 *
 * @param signal ends the wait; then nothing is run
 * @throws the signal's reason
 */
export async function inTurn<T>(
  host: string,
  signal: AbortSignal,
  run: () => Promise<T>,
): Promise<T> {
  const before = turns.get(host) ?? Promise.resolve();
  const { promise: done, resolve: finish } = Promise.withResolvers<undefined>();
  const turn = before.then(() => done);
  turns.set(host, turn);
  try {
    await unlessAborted(before, signal);
    return await run();
  } finally {
    finish(undefined);
    if (turns.get(host) === turn) turns.delete(host);
  }
}

/**
 * Waits for what cannot be aborted itself.
 *
 * @throws the signal's reason
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
