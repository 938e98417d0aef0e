import type { Provider, Script, ScriptedReply } from './script.ts';
import type { PausedTurns } from './turn.ts';

/** One request as it came in, without its key. */
export interface LoggedRequest {
  provider: Provider;
  path: string;
  /** HTTP status of the answer; `null` while it is under way or when the caller gave up. */
  status: number | null;
  model: string;
  prompt: string;
  body: unknown;
}

/** What tests and the demo can do to the emulator, in process; `/_local` offers the same over HTTP. */
export interface ModelsControl {
  /** Adds answers for the next requests, in this order. */
  script(...replies: ScriptedReply[]): void;
  /** Every request with a right key and a readable body, oldest first. */
  requests(): readonly LoggedRequest[];
  /** Forgets scripted and paused answers and logged requests. */
  reset(): void;
}

/** The control over a script, a log and paused answers. */
export function createControl(
  script: Script,
  log: LoggedRequest[],
  paused: PausedTurns,
): ModelsControl {
  return {
    script: (...replies) => script.add(replies),
    requests: () => log,
    reset: () => {
      script.clear();
      paused.clear();
      log.length = 0;
    },
  };
}
