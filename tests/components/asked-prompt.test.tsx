import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IslandStringsContext } from '@/components/ui/island-strings';
import { Library } from '@/features/prompt-library/browse/Library';
import { dictionary } from '@/i18n/dictionaries';
import { keepDraft } from '@/lib/draft';
import { PROMPT_PARAMETER, promptDraftKey } from '@/lib/prompt-draft';
import { $session } from '@/lib/session/store';
import { EMPTY_OWN_PROMPT } from '#shared/rules/own-prompts.ts';
import { ownPromptKey } from '#shared/rules/prompt-lists.ts';
import { holdCalls, type HeldCall } from './held-answers.ts';
import { MINA } from './signed-in.ts';

const strings = dictionary('en');
const ID = 'outreach.en';
const ENTRY = {
  id: ID,
  title: 'Pitch',
  description: null,
  tags: [],
  created_at: '2026-01-01T00:00:00.000Z',
  category_name: null,
  preview: 'Write to {{prospects}}',
  blanks: 1,
};
const DETAILS = {
  id: ID,
  content: 'Write to {{prospects}}, and say why.',
  variables: [
    { name: 'prospects', label: 'Recipients', hint: 'Who', example: 'A', multiline: false },
  ],
};

let calls: HeldCall[];

beforeEach(() => {
  calls = holdCalls();
  $session.set(MINA);
});
afterEach(() => {
  vi.unstubAllGlobals();
  $session.set({ state: 'loading' });
  history.replaceState(null, '', location.pathname);
});

async function answer(path: string, json: unknown) {
  await expect.poll(() => calls.map((call) => call.path)).toContain(`/api/${path}`);
  calls.find((call) => call.path === `/api/${path}`)?.answer(json);
}

test('the library’s address opens a prompt with what another page has filled in', async () => {
  history.replaceState(null, '', `?${PROMPT_PARAMETER}=${ID}`);
  keepDraft(promptDraftKey(MINA.uid, ID), { prospects: 'press.example' });
  await render(
    <IslandStringsContext value={strings.island}>
      <Library locale="en" strings={strings} uid={MINA.uid} />
    </IslandStringsContext>,
  );
  await answer('prompts', { prompts: [ENTRY], categories: [] });
  await answer('prompt', { prompt: DETAILS });
  const dialog = page.getByRole('dialog', { name: ENTRY.title });
  await expect.element(dialog.getByLabelText('Recipients')).toHaveValue('press.example');
});

test('the library’s address opens a prompt of the member’s own, among these', async () => {
  const prompt = {
    ...EMPTY_OWN_PROMPT,
    id: '5f0e3c1a-0000-4000-8000-000000000000',
    title: 'Return policy',
    content: 'Explain our return policy.',
    characters: 39,
    version: 1,
    created_at: ENTRY.created_at,
    updated_at: ENTRY.created_at,
  };
  history.replaceState(null, '', `?${PROMPT_PARAMETER}=${ownPromptKey(prompt.id)}`);
  await render(
    <IslandStringsContext value={strings.island}>
      <Library locale="en" strings={strings} uid={MINA.uid} />
    </IslandStringsContext>,
  );
  await answer('own-prompts', { action: 'list', prompts: [prompt] });
  const dialog = page.getByRole('dialog', { name: prompt.title });
  await expect.element(dialog.getByText(prompt.content)).toBeVisible();
  await expect.element(page.getByText(ENTRY.title)).not.toBeInTheDocument();
});
