import { randomUUID } from 'node:crypto';
import type { OwnPromptsAction, OwnPromptsOutput } from '#shared/api/own-prompts.ts';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import type { Backend } from './api-server-backend.ts';
import { call, post, refusal, type TestMember } from './api-server-client.ts';

/** An own prompt as a member sends it. */
export const OWN_TEXT = { title: 'Brief', content: 'Write a brief for {{client}}.' };

/** The calls about own prompts. */
export function ownPromptCalls(backend: () => Backend) {
  async function act<A extends OwnPromptsAction>(
    who: TestMember,
    input: { action: A } & Record<string, unknown>,
  ): Promise<OwnPromptsOutput<A>> {
    return (await call(backend(), 'own-prompts', input, who)) as OwnPromptsOutput<A>;
  }
  return {
    act,
    create: async (
      who: TestMember,
      prompt: object = OWN_TEXT,
      id: string = randomUUID(),
    ): Promise<OwnPrompt> => (await act(who, { action: 'create', id, prompt })).prompt,
    list: async (who: TestMember): Promise<OwnPrompt[]> =>
      (await act(who, { action: 'list' })).prompts,
    refused: async (who: TestMember, input: object, endpoint = 'own-prompts') =>
      refusal(await post(backend(), endpoint, input, who)),
  };
}
