import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { PromptForm } from '@/features/prompt-library/prompt/PromptForm';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import { indexPrompts } from '#shared/rules/prompt-library.ts';

const { promptLibrary: t } = dictionary('en');

const entry = (id: string, title: string): PromptEntry => ({
  id,
  title,
  description: null,
  preview: '',
  blanks: 2,
  tags: [],
  created_at: '2026-01-01T00:00:00.000Z',
  category_name: null,
});

const BRIEF = entry('brief.en', 'Brief from a talk');
const NEXT = entry('plan.en', 'Plan from a brief');

const DETAILS: PromptDetails = {
  id: BRIEF.id,
  content: '<talk>\n{{talk}}\n</talk>\nWrite a brief for {{client}}.',
  suits: 'Talks of up to an hour.',
  not_for: 'Contracts.',
  variables: [
    { name: 'talk', label: 'Talk', hint: 'Paste it.', example: 'Mara: Hello.', multiline: true },
    { name: 'client', label: 'Client', hint: 'A name.', example: 'Lindner', multiline: false },
  ],
  sample_output: 'Brief for Lindner.',
  next: [NEXT.id, 'gone.en'],
};

const BLANK = { hint: '', example: '1', multiline: false };

function Form({
  details = DETAILS,
  onView = () => undefined,
}: {
  details?: PromptDetails;
  onView?: (prompt: PromptEntry) => void;
}) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <PromptForm
      prompt={BRIEF}
      details={details}
      prompts={indexPrompts([BRIEF, NEXT])}
      values={values}
      strings={t}
      locale="en"
      onFill={setValues}
      onView={onView}
    />
  );
}

const text = page.getByRole('region', { name: t.promptText });

test('a prompt is filled in through labelled fields, and pasted material has room', async () => {
  await render(<Form />);
  const talk = page.getByRole('textbox', { name: 'Talk' });
  await expect.element(talk).toHaveAccessibleDescription('Paste it.');
  expect(talk.element().tagName).toBe('TEXTAREA');
  await talk.fill('Jonas: Hi.\nMara: Hello.');
  await page.getByRole('textbox', { name: 'Client' }).fill('Okafor');
  await expect
    .element(text)
    .toHaveTextContent('<talk> Jonas: Hi. Mara: Hello. </talk> Write a brief for Okafor.');
});

test('the day of the last change is shown, where there was one', async () => {
  const screen = await render(
    <Form details={{ ...DETAILS, updated_at: '2026-11-26T00:00:00.000Z' }} />,
  );
  await expect.element(page.getByText('Updated 26 November 2026')).toBeVisible();
  await screen.rerender(<Form />);
  await expect.element(text).toBeVisible();
  await expect.element(page.getByText(/^Updated/)).not.toBeInTheDocument();
});

test('a number is typed as one, and a choice is made among its options', async () => {
  const variables = [
    { ...BLANK, name: 'talk', label: 'Minutes', type: 'number' as const },
    {
      ...BLANK,
      name: 'client',
      label: 'Format',
      type: 'choice' as const,
      choices: ['1:1', '16:9'],
    },
  ];
  await render(<Form details={{ ...DETAILS, variables }} />);
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('12');
  const format = page.getByRole('combobox', { name: 'Format' });
  await expect.element(format).toHaveDisplayValue(t.variables.choose);
  await format.selectOptions('16:9');
  await expect.element(text).toHaveTextContent('<talk> 12 </talk> Write a brief for 16:9.');
});

test('the example fills every field, and can be cleared again', async () => {
  await render(<Form />);
  await page.getByRole('button', { name: t.variables.useExample }).click();
  await expect.element(page.getByRole('textbox', { name: 'Client' })).toHaveValue('Lindner');
  await expect
    .element(text)
    .toHaveTextContent('<talk> Mara: Hello. </talk> Write a brief for Lindner.');
  await page.getByRole('button', { name: t.variables.clear }).click();
  await expect.element(page.getByRole('textbox', { name: 'Client' })).toHaveValue('');
  await expect
    .element(text)
    .toHaveTextContent('<talk> {{talk}} </talk> Write a brief for {{client}}.');
  await expect
    .element(page.getByRole('button', { name: t.variables.clear }))
    .not.toBeInTheDocument();
});

test('the purpose, the sample output and the next prompts are shown', async () => {
  const onView = vi.fn<(prompt: PromptEntry) => void>();
  await render(<Form onView={onView} />);
  await expect.element(page.getByText('Talks of up to an hour.')).toBeVisible();
  await expect.element(page.getByText('Contracts.')).toBeVisible();
  await expect.element(page.getByText('Brief for Lindner.')).not.toBeVisible();
  await page.getByText(t.sample.heading).click();
  await expect.element(page.getByText('Brief for Lindner.')).toBeVisible();
  const next = page.getByRole('navigation', { name: t.next });
  await next.getByRole('button', { name: NEXT.title }).click();
  expect(onView.mock.calls).toEqual([[NEXT]]);
  await expect.element(next.getByRole('button')).toHaveLength(1);
});

test('a chain shows its steps one after the other, each filled in', async () => {
  const steps = [
    { title: 'Read', content: 'Read {{talk}}' },
    { title: 'Write', content: 'Write for {{client}}' },
  ];
  await render(<Form details={{ ...DETAILS, steps }} />);
  await page.getByRole('textbox', { name: 'Client' }).fill('Okafor');
  const second = fill(t.step.title, { number: 2, title: 'Write' });
  await expect
    .element(page.getByRole('region', { name: second }))
    .toHaveTextContent('Write for Okafor');
  await expect.element(text).not.toBeInTheDocument();
});

test('a step that cannot be copied shows an error', async () => {
  const refused = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  const legacy = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const steps = [{ title: 'Read', content: 'Read {{talk}}' }];
  await render(<Form details={{ ...DETAILS, steps }} />);
  const title = fill(t.step.title, { number: 1, title: 'Read' });
  await page.getByRole('button', { name: fill(t.named, { action: t.copy, title }) }).click();
  await expect.element(page.getByText(t.copyFailed)).toBeVisible();
  refused.mockRestore();
  legacy.mockRestore();
});

test('a prompt of which only the text is known still has a form for its blanks', async () => {
  await render(<Form details={{ id: BRIEF.id, content: 'For {{the_client}}' }} />);
  await page.getByRole('textbox', { name: 'the client' }).fill('Okafor');
  await expect.element(text).toHaveTextContent('For Okafor');
  await expect
    .element(page.getByRole('button', { name: t.variables.useExample }))
    .not.toBeInTheDocument();
});
