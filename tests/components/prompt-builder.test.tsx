import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parse } from 'yaml';
import type { SixStepContent } from '@/content/schemas/builder';
import PromptBuilder from '@/features/prompt-builder/PromptBuilder';
import { builderStrings } from '@/features/prompt-builder/strings';
import { dictionary } from '@/i18n/dictionaries';
import content from '../../src/content/builder/en/six-steps.yaml?raw';

const { steps } = parse(content) as { steps: SixStepContent[] };
const texts = dictionary('en');
const strings = builderStrings(texts);
const builder = (
  <PromptBuilder locale="en" steps={steps} islandStrings={texts.island} strings={strings} />
);

const [firstOption] = steps[0]?.options ?? [];
const option = page.getByRole('button', { name: new RegExp(firstOption?.label ?? '') });
const answer = (index: number) => page.getByLabelText(strings.answer).nth(index);
const button = (name: string) => page.getByRole('button', { name, exact: true });

function keepDraft(step: number, locale = 'en') {
  const answers = Object.fromEntries(steps.map(({ key }) => [key, `my ${key}`]));
  localStorage.setItem(`prompt-builder:${locale}`, JSON.stringify({ step, answers }));
}

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('Next waits for an answer, and a quick option is one', async () => {
  await render(builder);
  await expect.element(button(strings.next)).toBeDisabled();
  await expect.element(button(strings.previous)).toBeDisabled();
  await option.click();
  await expect.element(answer(0)).toHaveValue(firstOption?.text ?? '');
  await expect.element(option).toHaveAttribute('aria-pressed', 'true');
  await button(strings.next).click();
  await expect.element(page.getByText('Step 2 of 6')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '17');
  await expect.element(page.getByRole('heading', { name: steps[1]?.question ?? '' })).toHaveFocus();
});

test('Ctrl+Enter in the text opens the next step, but not without an answer', async () => {
  await render(builder);
  await answer(0).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Step 1 of 6')).toBeVisible();
  await userEvent.keyboard('a cook{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Step 2 of 6')).toBeVisible();
});

test('a finished draft shows its prompt, and starting over asks before it is lost', async () => {
  keepDraft(6);
  await render(builder);
  await expect
    .element(page.getByLabelText(strings.result.promptLabel))
    .toHaveValue(expect.stringContaining('Task: my what'));
  await button(strings.result.startOver).click();
  const dialog = page.getByRole('dialog', { name: strings.dialogs.startOver.title });
  await dialog.getByRole('button', { name: strings.dialogs.cancel }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await button(strings.result.startOver).click();
  await dialog.getByRole('button', { name: strings.dialogs.startOver.confirm }).click();
  await expect.element(page.getByRole('heading', { name: steps[0]?.question ?? '' })).toHaveFocus();
  await expect.element(answer(0)).toHaveValue('');
  await expect.poll(() => localStorage.getItem('prompt-builder:en')).toBeNull();
});

test('a draft in the other language stays in that language', async () => {
  keepDraft(6, 'de');
  await render(builder);
  await expect.element(answer(0)).toHaveValue('');
  await answer(0).fill('mine');
  await expect.poll(() => localStorage.getItem('prompt-builder:en')).toContain('mine');
  await expect.poll(() => localStorage.getItem('prompt-builder:de')).toContain('my who');
});

test('what was typed into the prerendered page stays and counts', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(builder);
  await answer(0).fill('typed before');
  await expect.element(button(strings.next)).toBeDisabled();

  const root = hydrateRoot(host, builder);
  await expect.element(button(strings.next)).toBeEnabled();
  await expect.element(answer(0)).toHaveValue('typed before');
  root.unmount();
  host.remove();
});
