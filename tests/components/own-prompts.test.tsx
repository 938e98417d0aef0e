import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OwnDialogs } from '@/features/prompt-library/own-prompts/OwnDialogs';
import { ImportForm } from '@/features/prompt-library/own-prompts/ImportForm';
import { $own, createOwn, openOwn } from '@/features/prompt-library/own-prompts/own-store';
import { useOwnTasks } from '@/features/prompt-library/own-prompts/use-own-tasks';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import { EMPTY_OWN_PROMPT } from '#shared/rules/own-prompts.ts';
import { writeJson } from '#shared/rules/own-prompts-json.ts';
import { holdCalls, type HeldCall } from './held-answers.ts';

const IGNORE = () => undefined;
const AT = '2026-01-01T00:00:00.000Z';

const own = (title: string): OwnPrompt => ({
  ...EMPTY_OWN_PROMPT,
  id: title,
  title,
  tags: [],
  content: 'A text',
  variables: [],
  characters: 0,
  version: 1,
  created_at: AT,
  updated_at: AT,
});
const OLD = own('Old');
const NEW = own('New');

const titles = () => $own.get().data?.map(({ title }) => title);

let calls: HeldCall[];
/** The calls of an action, once there are as many. */
async function sent(action: string, count = 1): Promise<HeldCall[]> {
  const ofAction = () => calls.filter(({ body }) => (body as { action: string }).action === action);
  await expect.poll(ofAction).toHaveLength(count);
  return ofAction();
}

beforeEach(() => {
  calls = holdCalls();
  return $own.listen(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a prompt that is written before the others were read does not take their place', async () => {
  const created = createOwn(NEW.id, NEW);
  const [creating] = await sent('create');
  creating?.answer({ action: 'create', prompt: NEW });
  await created;
  openOwn('later');
  const [listing] = await sent('list');
  listing?.answer({ action: 'list', prompts: [NEW, OLD] });
  await expect.poll(titles).toEqual(['New', 'Old']);
});

test('a list from before a prompt was written is read again', async () => {
  openOwn('early');
  const [early] = await sent('list');
  const created = createOwn(NEW.id, NEW);
  const [creating] = await sent('create');
  creating?.answer({ action: 'create', prompt: NEW });
  await created;
  early?.answer({ action: 'list', prompts: [OLD] });
  const [, late] = await sent('list', 2);
  late?.answer({ action: 'list', prompts: [NEW, OLD] });
  await expect.poll(titles).toEqual(['New', 'Old']);
});

test('a file that is no longer chosen does not come back, however late it is read', async () => {
  const { ownPrompts: strings } = dictionary('en');
  openOwn('importing');
  const [listing] = await sent('list');
  listing?.answer({ action: 'list', prompts: [] });
  await expect.poll(titles).toEqual([]);
  await render(<ImportForm strings={strings} onClose={IGNORE} onImported={IGNORE} />);
  const field = page.getByLabelText(strings.importer.file);
  const file = (title: string) => new File([writeJson([own(title)])], `${title}.json`);
  await userEvent.upload(field, file('First'));
  await userEvent.upload(field, file('Second'));
  const [, first, second] = await sent('list', 3);
  second?.answer({ action: 'list', prompts: [] });
  const plan = page.getByRole('region', { name: strings.importer.list });
  await expect.element(plan.getByText('Second', { exact: true })).toBeVisible();
  first?.answer({ action: 'list', prompts: [OLD] });
  await expect.poll(titles).toEqual(['Old']);
  await expect.element(plan.getByText('Second', { exact: true })).toBeVisible();
});

/** The dialogs of own prompts, with a button for each that can be opened from here. */
function OwnTasks() {
  const strings = dictionary('en');
  const { task, start, note, close, finish } = useOwnTasks(strings.ownPrompts, IGNORE);
  return (
    <>
      <button onClick={() => start({ do: 'write', copied: null })}>Write</button>
      <button onClick={() => start({ do: 'import' })}>Import</button>
      <p role="note">{note}</p>
      <OwnDialogs uid="mina" {...{ task, strings }} onClose={close} onFinish={finish} />
    </>
  );
}

test('a prompt that is saved after its dialog was closed closes no other one', async () => {
  const { ownPrompts: t, members } = dictionary('en');
  await render(<OwnTasks />);
  await page.getByRole('button', { name: 'Write' }).click();
  const title = page.getByRole('textbox', { name: t.editor.fields.title });
  await title.fill('Brief');
  await page.getByRole('textbox', { name: t.editor.fields.content }).fill('A text');
  await page.getByRole('button', { name: t.editor.save }).click();
  const [creating] = await sent('create');
  await expect.element(title).toBeDisabled();
  await page.getByRole('button', { name: members.close }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  creating?.answer({ action: 'create', prompt: own('Brief') });
  const saved = fill(t.done.saved, { title: 'Brief' });
  await expect.element(page.getByText(saved)).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: t.importer.title })).toBeVisible();
});
