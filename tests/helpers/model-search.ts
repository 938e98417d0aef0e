import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startModels, type RunningModels } from '@anlauf/models-emulator';
import type { ModelsControl } from '@anlauf/models-emulator/control';
import type { ScriptedReply } from '@anlauf/models-emulator/script';
import { HOST } from '#scripts/environment.ts';
import { askModel } from '#functions/gateways/models.ts';
import { ModelError } from '#functions/gateways/models/model-error.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { configureModels } from './brand-checker.ts';

/** The platforms that are asked with search. */
export const SEARCHING = ['chatgpt', 'claude'] as const;

export const PRESS = { url: 'https://press.example/best', title: 'The best' };
export const DIRECTORY = { url: 'https://directory.example/berlin', title: 'Berlin' };
export const UNCITED = { url: 'https://other.example/', title: 'Other' };

/** Asks a platform with search, from Austria in German. */
export const search = (platform: BrandPlatformId, prompt = 'Which agency, please?') =>
  askModel({ platform, prompt, mode: 'search', place: { country: 'AT', locale: 'de' } });

/** What a platform's searches did. */
export const found = async (platform: BrandPlatformId) => (await search(platform)).search;

/** Models that answer as scripted; scripts and settings are fresh in each test. */
export function useSearches() {
  let emulator: RunningModels;
  beforeAll(async () => {
    emulator = await startModels({ host: HOST, port: 0 });
  });
  afterAll(() => emulator.stop());
  beforeEach(() => {
    emulator.control.reset();
    configureModels(emulator.port);
  });
  return {
    get models(): ModelsControl {
      return emulator.control;
    },
    /** One search with three pages, of which the text cites two, unless told otherwise. */
    script: (fields: Partial<ScriptedReply & { kind: 'search' }> = {}) =>
      emulator.control.script({
        kind: 'search',
        text: 'Kiezwerk leads, says the press. Havelmotion is listed.',
        searches: [{ queries: ['agency berlin'], pages: [PRESS, DIRECTORY, UNCITED] }],
        cited: [
          { ...PRESS, quote: 'Kiezwerk leads' },
          { ...DIRECTORY, quote: 'Havelmotion is listed' },
        ],
        ...fields,
      }),
    /** The error of a question with search, and how often a model was asked for it. */
    failure: async (platform: BrandPlatformId) => {
      const error: unknown = await search(platform).catch((reason: unknown) => reason);
      if (!(error instanceof ModelError))
        throw new Error('It should have failed.', { cause: error });
      const { code, isFree } = error;
      return { code, isFree, requests: emulator.control.requests().length };
    },
  };
}
