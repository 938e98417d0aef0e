import { atom } from 'nanostores';
import { ApiError, type CallOptions } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import type {
  OwnPromptsAction,
  OwnPromptsOutput,
  OwnPromptsRequest,
} from '#shared/api/own-prompts.ts';
import type { OwnPrompt, OwnPromptFields } from '#shared/entities/own-prompt.ts';
import type { PromptDetails } from '#shared/entities/prompt.ts';
import { indexOwnPrompts, type IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import { promptVariables } from '#shared/rules/prompt-variables.ts';

export type OwnPrompts =
  | { state: 'unread' | 'loading' | 'failed' }
  | { state: 'ready'; prompts: readonly OwnPrompt[]; indexed: IndexedPrompt[] };

/** The member's own prompts, newest first; read when somebody first wants them. */
export const $own = atom<OwnPrompts>({ state: 'unread' });

/** Counts the changes made here: a list that was read meanwhile may lack one of them. */
let changes = 0;

/** For all the text that a member may have, on a slow line. */
const WHOLE_TIMEOUT_MS = 60_000;

/** Reads the own prompts unless they are there or on their way. */
export function wantOwn(): void {
  const { state } = $own.get();
  if (state === 'unread') void loadOwn();
}

export async function loadOwn(): Promise<void> {
  if ($own.get().state !== 'ready') $own.set({ state: 'loading' });
  try {
    await readOwn();
  } catch (error) {
    console.error('The own prompts could not be loaded', error);
    $own.set({ state: 'failed' });
  }
}

/**
 * The own prompts as they are now.
 *
 * @throws ApiError
 */
export async function readOwn(): Promise<readonly OwnPrompt[]> {
  const before = changes;
  const { prompts } = await callOwn({ action: 'list' }, { timeoutMs: WHOLE_TIMEOUT_MS });
  if (changes !== before) return readOwn();
  show(prompts);
  return prompts;
}

/**
 * Stores a new prompt under an id of ours, so that sending it again makes no second one.
 *
 * @throws ApiError
 */
export async function createOwn(id: string, fields: OwnPromptFields): Promise<void> {
  const { prompt } = await callOwn({ action: 'create', id, prompt: fields });
  change((known) => [prompt, ...known.filter((other) => other.id !== prompt.id)]);
}

/**
 * Changes a prompt that is still in this version.
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
 * Deletes a prompt that is still in this version; one that is gone already is deleted.
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
 * Stores the prompts of a file, all or none.
 *
 * @returns how many
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

/** An own prompt by its key in the library; undefined for others and while they are not read. */
export function findOwn(key: string): OwnPrompt | undefined {
  const id = ownPromptId(key);
  return id === null ? undefined : known().find((prompt) => prompt.id === id);
}

/** An own prompt as the dialog shows it, with a field for each of its variables. */
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

function known(): readonly OwnPrompt[] {
  const own = $own.get();
  return own.state === 'ready' ? own.prompts : [];
}

/** Shows what was changed; prompts that were not read yet come whole when somebody wants them. */
function change(changed: (known: readonly OwnPrompt[]) => readonly OwnPrompt[]): void {
  changes += 1;
  const own = $own.get();
  if (own.state === 'ready') show(changed(own.prompts));
}

function show(prompts: readonly OwnPrompt[]): void {
  $own.set({ state: 'ready', prompts, indexed: indexOwnPrompts(prompts) });
}

async function callOwn<A extends OwnPromptsAction>(
  request: OwnPromptsRequest & { action: A },
  options: Pick<CallOptions, 'timeoutMs'> = {},
): Promise<OwnPromptsOutput<A>> {
  // The contract answers every action under its own name.
  return (await callAsMember('own-prompts', request, options)) as OwnPromptsOutput<A>;
}
