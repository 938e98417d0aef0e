import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HOST } from '#scripts/environment.ts';
import type { ModelsControl } from '@anlauf/models-emulator/control';
import { EMULATOR_KEY } from '@anlauf/models-emulator/key';
import { startModels } from '@anlauf/models-emulator';
import type {
  BrandCheckerAction,
  BrandCheckerOutput,
  BrandCheckerRequest,
} from '#shared/api/brand-checker.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { startBackend, type Backend } from './api-server-backend.ts';
import { call, post, refusal, signUpAdmin, type TestMember } from './api-server-client.ts';

/** The functions with models that answer as scripted. */
export interface BrandBackend {
  backend: Backend;
  models: ModelsControl;
  /** A member who is premium without a subscription. */
  premium: () => Promise<TestMember>;
  /** An action that has to succeed. */
  act: <A extends BrandCheckerAction>(
    member: TestMember,
    input: BrandCheckerRequest<A> & { action: A },
  ) => Promise<BrandCheckerOutput<A>>;
  /** Status and code of an action that has to be refused. */
  refused: (member: TestMember | null, input: object) => Promise<{ status: number; code: unknown }>;
  campaign: (
    member: TestMember,
    fields?: Partial<BrandCheckerRequest<'create-campaign'>>,
  ) => Promise<BrandCampaign>;
}

const NAMES = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'OPENAI_MODEL',
  'ANTHROPIC_MODEL',
  'GEMINI_MODEL',
  'SENTIMENT_MODEL',
  'MODEL_API_BASE',
  'MODEL_TIMEOUT_MS',
  'MODEL_SEARCH_TIMEOUT_MS',
  'OPENAI_PRICES',
  'BRAND_DAILY_QUOTA',
  'BRAND_DAILY_CEILING',
  'BRAND_MONTHLY_SEARCHES',
  'BRAND_DAILY_SEARCHES',
  'BRAND_MONTHLY_BUDGET_USD',
] as const;

/** Sets settings of this process for the rest of one test; `undefined` takes one away. */
export function configure(settings: Partial<Record<(typeof NAMES)[number], string | undefined>>) {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

/** Settings with which the models are an emulator's, and nothing else is set. */
export function configureModels(port: number) {
  configure(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  configure({
    OPENAI_API_KEY: EMULATOR_KEY,
    ANTHROPIC_API_KEY: EMULATOR_KEY,
    GEMINI_API_KEY: EMULATOR_KEY,
    OPENAI_MODEL: 'gpt-of-this-test',
    ANTHROPIC_MODEL: 'claude-of-this-test',
    GEMINI_MODEL: 'gemini-of-this-test',
    MODEL_API_BASE: `http://${HOST}:${port}`,
  });
}

/** Starts everything around the tests of a file; scripts and settings are fresh in each. */
export function useBrandBackend(): BrandBackend {
  const running = {} as { backend: Backend; models: ModelsControl; stop: () => Promise<void> };
  let port = 0;
  beforeAll(async () => {
    const backend = await startBackend();
    const emulator = await startModels({ host: HOST, port: 0 });
    port = emulator.port;
    const stop = async () => {
      await emulator.stop();
      await backend.stop();
    };
    Object.assign(running, { backend, models: emulator.control, stop });
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    running.models.reset();
    configureModels(port);
  });

  const act: BrandBackend['act'] = async (member, input) =>
    (await call(running.backend, 'brand-checker', input, member)) as never;
  return {
    get backend() {
      return running.backend;
    },
    get models() {
      return running.models;
    },
    premium: () => signUpAdmin(running.backend),
    act,
    refused: async (member, input) =>
      refusal(await post(running.backend, 'brand-checker', input, member)),
    campaign: async (member, fields = {}) => {
      const created = await act(member, {
        action: 'create-campaign',
        name: 'Launch',
        brand_name: 'Anlauf',
        ...fields,
      });
      return created.campaign;
    },
  };
}
