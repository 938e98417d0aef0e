import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { closeToast } from '@/components/ui/toast';
import { contactTexts } from '@/features/contact/contact-texts';
import ContactForm from '@/features/contact/ContactForm';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { ANSWER_WORKDAYS } from '#shared/limits.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import { workdayAfter } from '#shared/rules/workdays.ts';

const OWN = '/api/contact';
const SERVICE = 'https://forms.example.test/f/1';

const PERSON = {
  name: 'Ada Example',
  email: 'ada@example.test',
  phone: '030 1234567',
  subject: 'An MVP',
  message: 'We have an idea.',
};
type FieldName = keyof typeof PERSON;

/** What the network answers; component tests reach no server. */
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  sessionStorage.clear();
  closeToast();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(locale: Locale, endpoint = OWN) {
  const { form } = dictionary(locale).contact;
  const screen = await render(
    <ContactForm
      locale={locale}
      texts={contactTexts(locale)}
      islandStrings={dictionary(locale).island}
      endpoint={endpoint}
    />,
  );
  const field = (name: FieldName) => screen.getByLabelText(form[name], { exact: true });
  const agreed = screen.getByRole('checkbox');
  const fillIn = async (values: Partial<typeof PERSON> = {}) => {
    for (const [name, value] of Object.entries({ ...PERSON, ...values })) {
      await field(name as FieldName).fill(value);
    }
    await agreed.click();
  };
  const submit = screen.getByRole('button', { name: form.submit });
  return { screen, field, agreed, fillIn, submit, toast: screen.getByRole('status') };
}

const refuse = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

test('every invalid field shows its error in German, and the first one gets the focus', async () => {
  const { errors, form } = dictionary('de').contact;
  const { field, agreed, fillIn, submit, toast } = await show('de');
  await fillIn({ name: '  ', email: 'juergen@gross', phone: 'abc', message: '' });
  await agreed.click();
  await submit.click();
  await expect.element(field('name')).toHaveFocus();
  await expect.element(field('name')).toHaveAccessibleDescription(errors.missing.name);
  await expect.element(field('email')).toHaveAccessibleDescription(errors.email);
  await expect.element(field('phone')).toHaveAccessibleDescription(errors.phone);
  await expect.element(field('message')).toHaveAccessibleDescription(errors.missing.message);
  await expect.element(field('subject')).not.toHaveAttribute('aria-invalid');
  await expect.element(agreed).toHaveAccessibleDescription(errors.termsText);
  await expect.element(toast).toMatchTextContent(errors.termsTitle);
  const more = fill(errors.termsAndMore.other, { count: 4, first: form.name });
  await expect.element(toast).toMatchTextContent(more);
  expect(fetched).not.toHaveBeenCalled();

  await field('name').fill('Jürgen');
  await expect.element(field('name')).not.toHaveAttribute('aria-invalid');
});

test('the message about the agreement is the fixed one alone where nothing else is wrong, covers no field, and goes with its cause', async () => {
  const { errors } = dictionary('en').contact;
  const { field, agreed, fillIn, submit, toast } = await show('en');
  await fillIn();
  await agreed.click();
  await submit.click();
  await expect.element(toast).toHaveTextContent(`${errors.termsTitle}${errors.termsText}`);
  const place = toast.element().getBoundingClientRect();
  expect(place.top).toBeGreaterThanOrEqual(submit.element().getBoundingClientRect().bottom);
  await agreed.click();
  await expect.element(toast).toBeEmptyDOMElement();

  // Another attempt, with another mistake, does not repeat it.
  await agreed.click();
  await submit.click();
  await expect.element(toast).toMatchTextContent(errors.termsTitle);
  await field('email').fill('ada@');
  await expect.element(toast).toBeEmptyDOMElement();
});

test('the form is disabled while it sends, then shows a check mark, what was sent, by when an answer comes, and an empty form', async () => {
  const { success, form } = dictionary('en').contact;
  let answer: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { screen, field, fillIn, submit, toast } = await show('en');
  await fillIn();
  await submit.click();
  const sending = screen.getByRole('button', { name: form.sending });
  await expect.element(sending).toBeDisabled();
  await expect.element(field('name')).toBeDisabled();
  expect(fetched).toHaveBeenCalledOnce();

  answer(Response.json({ success: true, copied: true }));
  await expect.element(toast).toMatchTextContent(success.toastText);
  await expect.element(sending).toBeDisabled();
  await expect.element(screen.getByRole('heading', { name: success.panelTitle })).toHaveFocus();
  const day = workdayAfter(germanDay(new Date()), ANSWER_WORKDAYS);
  const date = formatDay(day, LOCALE_TAGS.en);
  const panel = fill(success.panelText, { date, email: PERSON.email });
  await expect.element(screen.getByText(`${panel} ${success.copied}`)).toBeVisible();
  for (const sent of [`${PERSON.name}, ${PERSON.email}`, PERSON.subject, PERSON.message]) {
    await expect.element(screen.getByRole('definition').getByText(sent)).toBeVisible();
  }
  await screen.getByRole('button', { name: success.another }).click();
  await expect.element(field('name')).toHaveFocus();
  await expect.element(field('message')).toHaveValue('');
});

test.each([
  ['too-many-requests', 429, 'tooMany'],
  ['invalid-input', 400, 'invalid'],
  ['internal', 500, 'failedText'],
] as const)('our error code %s is shown as a German sentence', async (code, status, text) => {
  const { errors } = dictionary('de').contact;
  refuse(status, { error: 'email: Invalid email address', code });
  const { field, fillIn, submit, toast } = await show('de');
  await fillIn();
  await submit.click();
  await expect.element(toast).toMatchTextContent(`${errors.failedTitle}${errors[text]}`);
  await expect.element(submit).toHaveFocus();
  await expect.element(field('message')).toHaveValue(PERSON.message);
});

test('the reason that a form service gives is shown as it is', async () => {
  refuse(422, { error: 'This form has been closed.' });
  const { fillIn, submit, toast } = await show('en', SERVICE);
  await fillIn();
  await submit.click();
  await expect.element(toast).toMatchTextContent('This form has been closed.');
  expect(fetched.mock.calls[0]?.[0]).toBe(SERVICE);
});

test.each([
  ['without a reason', () => Promise.resolve(Response.json(['x'], { status: 500 })), 'failedText'],
  ['that is no JSON', () => Promise.resolve(new Response('<p>', { status: 502 })), 'failedText'],
  ['that never came', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
] as const)(
  'an answer of the service %s is shown as a text of our own',
  async (_, answer, text) => {
    const { errors } = dictionary('de').contact;
    fetched.mockImplementation(answer);
    const { fillIn, submit, toast } = await show('de', SERVICE);
    await fillIn();
    await submit.click();
    await expect.element(toast).toMatchTextContent(errors[text]);
  },
);

test('what was typed is there again after a reload, the consent is not', async () => {
  const first = await show('en');
  await first.fillIn();
  await first.screen.unmount();
  const { field, agreed } = await show('en');
  await expect.element(field('name')).toHaveValue(PERSON.name);
  await expect.element(field('message')).toHaveValue(PERSON.message);
  await expect.element(agreed).not.toBeChecked();
});

test('only texts of known fields are restored from a draft that was tampered with', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ name: 'Old', subject: 4, more: 'x' }));
  const { field } = await show('en');
  await expect.element(field('name')).toHaveValue('Old');
  await expect.element(field('subject')).toHaveValue('');
});

test('a form service, and a copy beyond its limit, promise no copy', async () => {
  const { success } = dictionary('de').contact;
  for (const [endpoint, copied] of [
    [SERVICE, true],
    [OWN, false],
  ] as const) {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ success: true, copied })));
    const { screen, fillIn, submit } = await show('de', endpoint);
    await fillIn();
    await submit.click();
    await expect.element(screen.getByRole('heading', { name: success.panelTitle })).toHaveFocus();
    await expect.element(screen.getByText(PERSON.message)).toBeVisible();
    await expect.element(screen.getByText(success.copied)).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test('a sent message leaves no draft, also where the page is left during the check', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ success: true })));
  const { success } = dictionary('en').contact;
  const { screen, fillIn, submit, toast } = await show('en');
  await fillIn();
  await expect.poll(() => sessionStorage.getItem('contact-draft')).toContain(PERSON.message);
  await submit.click();
  await expect.element(toast).toMatchTextContent(success.toastText);
  await screen.unmount();
  await expect.poll(() => sessionStorage.getItem('contact-draft')).toBeNull();
});
