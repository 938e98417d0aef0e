import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import NoticeForm from '@/features/contract-notice/NoticeForm';
import { noticeTexts, type NoticeKind } from '@/features/contract-notice/notice-texts';
import { dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

const PERSON = { name: 'Mia Muster', email: 'mia@example.test', contract: 'Community Access' };
const RECEIPT = {
  reference: 'ABCDEFGHJK',
  received_at: '2026-05-01T08:00:00.000Z',
  mailed: true,
  refund: null,
};

/** What the network answers; component tests reach no server. */
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(kind: NoticeKind, locale: Locale) {
  const texts = noticeTexts(kind, locale);
  const screen = await render(
    <NoticeForm
      kind={kind}
      locale={locale}
      islandStrings={dictionary(locale).island}
      texts={texts}
    />,
  );
  const field = (name: 'name' | 'email' | 'contract' | 'reason' | 'endsOn') =>
    screen.getByLabelText(texts.form[name], { exact: true });
  const fill = async (values: Partial<typeof PERSON> = {}) => {
    for (const [name, value] of Object.entries({ ...PERSON, ...values })) {
      await field(name as keyof typeof PERSON).fill(value);
    }
  };
  const submit = screen.getByRole('button', { name: texts.submit });
  return { screen, texts, field, fill, submit };
}

const answer = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

test('every invalid field shows its error in German, and the first one gets the focus', async () => {
  const { screen, texts, field, fill, submit } = await show('cancellation', 'de');
  const { errors, forCause } = texts.form;
  await fill({ name: '   ', email: 'mia@muster' });
  await screen.getByLabelText(forCause).click();
  await field('endsOn').fill('2020-01-31');
  await submit.click();
  await expect.element(field('name')).toHaveFocus();
  await expect.element(field('name')).toHaveAccessibleDescription(errors.name);
  await expect
    .element(field('email'))
    .toHaveAccessibleDescription(`${texts.form.emailHint} ${errors.emailFormat}`);
  await expect.element(field('reason')).toHaveAccessibleDescription(errors.reason);
  await expect
    .element(field('endsOn'))
    .toHaveAccessibleDescription(`${texts.form.endsOnHint} ${errors.endsOn}`);
  await expect.element(field('contract')).not.toHaveAttribute('aria-invalid');
  expect(fetched).not.toHaveBeenCalled();
});

test('a cancellation is on its way, and then its receipt is there to keep', async () => {
  let reply: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  const { screen, texts, field, fill, submit } = await show('cancellation', 'de');
  await fill();
  await field('endsOn').fill('2030-06-30');
  await submit.click();
  await expect.element(screen.getByRole('button', { name: texts.form.sending })).toBeDisabled();
  await expect.element(field('name')).toBeDisabled();

  reply(Response.json(RECEIPT));
  await expect.element(screen.getByRole('heading', { name: texts.received })).toHaveFocus();
  await expect.element(screen.getByText(/30\. Juni 2030/)).toMatchTextContent(RECEIPT.reference);
  await expect.element(screen.getByText(texts.receipt.mailed)).toBeVisible();
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown;
  expect(body).toEqual({
    kind: 'cancellation',
    ...PERSON,
    locale: 'de',
    cause: 'ordinary',
    ends_on: '2030-06-30',
  });
  await expect.poll(() => sessionStorage.getItem('cancellation-draft')).toBeNull();
});

test('a refusal becomes a German sentence', async () => {
  answer(400, { error: 'name: Too small', code: 'invalid-input' });
  const { screen, texts, field, fill, submit } = await show('withdrawal', 'de');
  await fill();
  await submit.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(texts.form.failed);
  await expect.element(submit).toHaveFocus();
  await expect.element(field('name')).toHaveValue(PERSON.name);
});

test('a receipt that is not mailed is reported, with the declaration to save', async () => {
  answer(200, { ...RECEIPT, mailed: false });
  const { screen, texts, fill, submit } = await show('withdrawal', 'de');
  await fill();
  await submit.click();
  await expect.element(screen.getByText(texts.receipt.notMailed)).toBeVisible();
  const declared = 'Hiermit widerrufe ich den Vertrag „Community Access“.';
  await expect.element(screen.getByText(declared, { exact: false })).toBeVisible();
});

describe('a member who is signed in', () => {
  const ME = {
    profile: { name: 'Mina Member', email: 'mina@example.test' },
    subscription: { plan_name: 'Community Access', stripe_subscription_id: 'sub_1' },
  };
  beforeEach(() => {
    const hint = { uid: 'mina', name: 'Mina', premium: true, renewedAt: 0 };
    localStorage.setItem('session-hint', JSON.stringify(hint));
    return () => localStorage.removeItem('session-hint');
  });

  test('finds name and address filled in, and keeps what is written already', async () => {
    answer(200, ME);
    const before = { contract: 'Invoice 4711' };
    sessionStorage.setItem('withdrawal-draft', JSON.stringify(before));
    const { field } = await show('withdrawal', 'en');
    await expect.element(field('name')).toHaveValue('Mina Member');
    await expect.element(field('email')).toHaveValue('mina@example.test');
    await expect.element(field('contract')).toHaveValue(before.contract);
  });

  test('finds the number of the membership as the contract', async () => {
    answer(200, ME);
    const { field } = await show('cancellation', 'de');
    await expect.element(field('contract')).toHaveValue('Community Access, sub_1');
  });

  test('can fill the form in when the session is over', async () => {
    answer(401, { error: 'Please log in.', code: 'unauthenticated' });
    const { screen, texts, fill, submit } = await show('withdrawal', 'de');
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    await fill();
    answer(200, RECEIPT);
    await submit.click();
    await expect.element(screen.getByRole('heading', { name: texts.received })).toHaveFocus();
  });
});

test('a notice that was begun is there again after a reload', async () => {
  const first = await show('cancellation', 'en');
  await first.fill();
  await first.screen.getByLabelText(first.texts.form.forCause).click();
  await first.field('reason').fill('Moved');
  await first.screen.unmount();
  const { screen, texts, field } = await show('cancellation', 'en');
  await expect.element(field('contract')).toHaveValue(PERSON.contract);
  await expect.element(screen.getByLabelText(texts.form.forCause)).toBeChecked();
  await expect.element(field('reason')).toHaveValue('Moved');
});
