import { listen } from '../listen.ts';
import { createApp } from './app.ts';
import { createControl, type LlmControl, type LoggedRequest } from './control.ts';
import { LOCAL_LLM_KEY } from './key.ts';
import { Script } from './script.ts';

export interface LlmOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
}

export interface RunningLlm {
  port: number;
  control: LlmControl;
  /** Answers a request as the server does, for those who are between it and its clients. */
  fetch: (request: Request) => Response | Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts the emulator for the language models: OpenAI's chat completions and responses,
 * Anthropic's messages and Gemini's generateContent on one port, answering as scripted or with
 * marked samples. Rejects when the port is taken.
 */
export async function startLlm({ host, port }: LlmOptions): Promise<RunningLlm> {
  const script = new Script();
  const log: LoggedRequest[] = [];
  const control = createControl(script, log);
  const app = createApp({ apiKey: LOCAL_LLM_KEY, script, log, control });
  const listening = await listen(app, host, port);
  return {
    port: listening.port,
    control,
    fetch: (request) => app.fetch(request),
    stop: listening.close,
  };
}
