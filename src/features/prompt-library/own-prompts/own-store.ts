import { atom } from 'nanostores';
import { ApiError, type CallOptions } from '@/lib/api-client';
import { freshFetcher } from '@/lib/fresh-fetcher';
import { createFetcherStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import type {
  OwnPromptsAction,
  OwnPromptsOutput,
  OwnPromptsRequest,
} from '#shared/api/own-prompts.ts';
import type { OwnPrompt, OwnPromptFields } from '#shared/entities/own-prompt.ts';
import type { PromptDetails } from '#shared/entities/prompt.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import { promptVariables } from '#shared/rules/prompt-variables.ts';

/** For the maximum text of a member over a slow connection, in milliseconds. */
const WHOLE_TIMEOUT_MS = 60_000;

/** Null until the page needs the own prompts; most visits do not. */
const $uid = atom<string | null>(null);

const { fetcher, countChange } = freshFetcher(async () => {
  const { prompts } = await callOwn({ action: 'list' }, { timeoutMs: WHOLE_TIMEOUT_MS });
  return prompts;
});

/** The member's own prompts, newest first; loaded after {@link openOwn}. */
export const $own = createFetcherStore<readonly OwnPrompt[]>(['own-prompts/', $uid], { fetcher });

/** Loads the own prompts of a member; a second call does nothing. */
export function openOwn(uid: string): void {
  $uid.set(uid);
}

/**
 * Fetches the own prompts again, with the changes of other tabs.
 *
 * @throws ApiError
 */
export async function readOwn(): Promise<readonly OwnPrompt[]> {
  const prompts = await fetcher();
  $own.mutate(prompts);
  return prompts;
}

/**
 * Creates a prompt. The id comes from the client, so that a repeated call does not create a second
 * one.
 *
 * @throws ApiError
 */
export async function createOwn(id: string, fields: OwnPromptFields): Promise<void> {
  const { prompt } = await callOwn({ action: 'create', id, prompt: fields });
  change((known) => [prompt, ...known.filter((other) => other.id !== prompt.id)]);
}

/**
 * Changes a prompt if the stored one still has this version.
 *
 * @throws ApiError `own-prompt-changed`, `own-prompt-not-found` and others
 */
export async function updateOwn(
  { id, version }: Pick<OwnPrompt, 'id' | 'version'>,
  fields: OwnPromptFields,
): Promise<void> {
  const { prompt } = await callOwn({ action: 'update', id, version, prompt: fields });
  change((known) => known.map((other) => (other.id === id ? prompt : other)));
}

/**
 * Deletes a prompt if the stored one still has this version. If it no longer exists, that counts as
 * success.
 *
 * @throws ApiError `own-prompt-changed` and others
 */
export async function deleteOwn({ id, version }: OwnPrompt): Promise<void> {
  try {
    await callOwn({ action: 'delete', id, version });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'own-prompt-not-found') throw error;
  }
  change((known) => known.filter((other) => other.id !== id));
}

/**
 * Creates the prompts of a file, all or none.
 *
 * @returns number of created prompts
 * @throws ApiError
 */
export async function importOwn(prompts: readonly OwnPromptFields[]): Promise<number> {
  const { added } = await callAsMember(
    'import-prompts',
    { prompts: [...prompts] },
    { timeoutMs: WHOLE_TIMEOUT_MS },
  );
  change((known) => [...added, ...known]);
  return added.length;
}

/** An own prompt by its key in the library; undefined for other keys and until they are loaded. */
export function findOwn(key: string): OwnPrompt | undefined {
  const id = ownPromptId(key);
  return id === null ? undefined : $own.get().data?.find((prompt) => prompt.id === id);
}

/** The details of an own prompt for the dialog, with a field for each variable. */
export function ownDetails(key: string): PromptDetails | undefined {
  const found = findOwn(key);
  if (!found) return undefined;
  const { content, variables } = found;
  const described = new Map(variables.map((variable) => [variable.name, variable]));
  const plain = { label: '', hint: '', example: '', multiline: false };
  return {
    id: key,
    content,
    variables: promptVariables(content).map((name) => described.get(name) ?? { name, ...plain }),
  };
}

/** Applies a change of the server to the loaded prompts. */
function change(changed: (known: readonly OwnPrompt[]) => readonly OwnPrompt[]): void {
  countChange();
  const { data } = $own.get();
  if (data) $own.mutate(changed(data));
}

async function callOwn<A extends OwnPromptsAction>(
  request: OwnPromptsRequest & { action: A },
  options: Pick<CallOptions, 'timeoutMs'> = {},
): Promise<OwnPromptsOutput<A>> {
  // The contract has an output for each action.
  return (await callAsMember('own-prompts', request, options)) as OwnPromptsOutput<A>;
}
