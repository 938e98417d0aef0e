/** Takes back what tests made in an account, the newest first. */
export interface CleanUp {
  later: (undo: () => Promise<unknown>) => void;
  /** Continues after a failure, so that as little as possible is left. */
  run: () => Promise<void>;
}

export function createCleanUp(): CleanUp {
  const undos: (() => Promise<unknown>)[] = [];
  return {
    later: (undo) => undos.unshift(undo),
    run: async () => {
      const failures: unknown[] = [];
      for (const undo of undos.splice(0)) {
        await undo().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything was taken back.');
    },
  };
}
