import type { MutatorStore } from '@nanostores/query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { $testDraft, TestForm } from '@/features/brand-checker/questions/TestForm';
import { $failure, createAction } from '@/features/brand-checker/failure';
import { useSave } from '@/features/brand-checker/use-save';
import { dictionary } from '@/i18n/dictionaries';
import { brandCampaign } from '../helpers/brand-campaign';
import { brandQuota } from '../helpers/brand-quota';

interface FormProps {
  $action: MutatorStore<string, boolean>;
  onDone: () => void;
}

function Form({ $action, onDone }: FormProps) {
  const { isPending, save } = useSave($action, onDone);
  return <button onClick={() => void save('Spring')}>{isPending ? 'Saving' : 'Save'}</button>;
}

/** A form that can be closed while it saves, as dialogs can. */
function Closable(props: FormProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <Form {...props} />
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  ) : null;
}

test('a form saves once, can be tried again after a failure, and is done after a success', async () => {
  const held = Promise.withResolvers<undefined>();
  const action = vi
    .fn<() => Promise<void>>()
    .mockReturnValueOnce(held.promise)
    .mockResolvedValueOnce(undefined);
  const onDone = vi.fn();
  const $action = createAction<string>('update', action);
  const screen = await render(<Closable $action={$action} onDone={onDone} />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Saving' }).click();
  expect(action).toHaveBeenCalledOnce();
  held.reject(new Error('Refused'));
  await expect.poll(() => $failure.get()?.kind).toBe('update');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(action).toHaveBeenCalledTimes(2);
  expect($failure.get()).toBeNull();
});

test('a form that was closed while it saved closes no other one when it is saved', async () => {
  const answer = Promise.withResolvers<undefined>();
  const onDone = vi.fn();
  const $action = createAction<string>('update', () => answer.promise);
  const screen = await render(<Closable $action={$action} onDone={onDone} />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  answer.resolve(undefined);
  await answer.promise;
  await Promise.resolve();
  expect(onDone).not.toHaveBeenCalled();
});

test('the button that starts a test keeps the focus while the test runs', async () => {
  const { brandChecker: strings } = dictionary('en');
  const form = (isRunning: boolean) => (
    <TestForm
      campaigns={[brandCampaign()]}
      shown={undefined}
      isRunning={isRunning}
      quota={brandQuota()}
      locale="en"
      strings={strings}
    />
  );
  $testDraft.set({ ...$testDraft.get(), prompt: 'Who?' });
  const screen = await render(form(false));
  const button = screen.getByRole('button', { name: strings.testing.test, exact: true });
  (button.element() as HTMLElement).focus();
  await screen.rerender(form(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
});

test.each([
  ['en', 'Goes to OpenAI, Anthropic or Google. No personal data, please.'],
  ['de', 'Geht an OpenAI, Anthropic oder Google. Bitte keine personenbezogenen Daten.'],
] as const)('the field for a prompt names in %s whom it goes to', async (locale, notice) => {
  const { brandChecker: strings } = dictionary(locale);
  const screen = await render(
    <TestForm
      locale={locale}
      strings={strings}
      campaigns={[brandCampaign()]}
      shown={undefined}
      isRunning={false}
      quota={null}
    />,
  );
  await expect
    .element(screen.getByLabelText(strings.testing.prompt))
    .toHaveAccessibleDescription(`${strings.testing.promptHint} ${notice}`);
});

test('a question is asked of the campaign that the page shows, until another one is chosen', async () => {
  const { brandChecker: strings } = dictionary('en');
  const [first, second] = ['First', 'Second'].map((name) => brandCampaign({ id: name, name }));
  const form = (shown: typeof first) => (
    <TestForm
      campaigns={[first, second].flatMap((each) => each ?? [])}
      shown={shown}
      isRunning={false}
      quota={null}
      locale="en"
      strings={strings}
    />
  );
  $testDraft.set({ ...$testDraft.get(), campaignId: '' });
  const screen = await render(form(second));
  const field = screen.getByLabelText(strings.testing.campaign);
  await expect.element(field).toHaveDisplayValue('Second');
  await field.selectOptions('First');
  await expect.element(field).toHaveDisplayValue('First');
});
