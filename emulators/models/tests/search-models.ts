import { afterAll, beforeAll, beforeEach } from 'vitest';
import { EMULATOR_KEY } from '../key.ts';
import type { ScriptedReply } from '../script.ts';
import { startModels, type RunningModels } from '../server.ts';

export const PAGE = { url: 'https://press.example/a', title: 'Press' };
export const OTHER = { url: 'https://other.example/b', title: 'Other' };
export const PLACE = { type: 'approximate', country: 'DE', timezone: 'Europe/Berlin' };

/** The emulator, fresh in each test of a file, with one search to script. */
export function useSearchModels() {
  let emulator: RunningModels;
  beforeAll(async () => {
    emulator = await startModels({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => emulator.control.reset());
  afterAll(() => emulator.stop());
  return {
    post: (path: string, body: object) =>
      fetch(`http://127.0.0.1:${emulator.port}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${EMULATOR_KEY}`,
          'anthropic-version': '2023-06-01',
        },
        body: JSON.stringify(body),
      }),
    /** An answer with one search that found two pages, of which the text cites one. */
    script: (reply: Partial<ScriptedReply & { kind: 'search' }> = {}) =>
      emulator.control.script({
        kind: 'search',
        text: 'Kiezwerk is best. See for yourself.',
        searches: [{ queries: ['best agency'], pages: [PAGE, OTHER] }],
        cited: [{ ...PAGE, quote: 'Kiezwerk is best' }],
        ...reply,
      }),
    /** Any other answers. */
    scriptAll: (...replies: ScriptedReply[]) => emulator.control.script(...replies),
  };
}
