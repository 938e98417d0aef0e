import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp } from '../helpers/api-server-client.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await clearMails(backend);
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
});
afterAll(() => backend.stop());

async function mailAfter(email: string, locale: 'en' | 'de' = 'en') {
  await clearMails(backend);
  const answer = await post(backend, 'send-confirmation', { email, locale });
  const [mail] = await memberMails(backend);
  return { status: answer.status, answer: await answer.text(), mail };
}

test('who waits for a confirmation gets a link that works, in the language of the page', async () => {
  const { email } = await signUp(backend, { verified: false });
  const { mail } = await mailAfter(email, 'de');
  expect(mail).toMatchObject({ to: email, subject: 'Bestätige deine E-Mail-Adresse' });
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.pathname).toBe('/de/reset-password');
  expect(link.searchParams.get('mode')).toBe('verifyEmail');
  expect(link.searchParams.get('oobCode')).toBeTruthy();
});

test('the link leads on to the page that the visitor wanted, on this site alone', async () => {
  const { email } = await signUp(backend, { verified: false });
  const ask = (returnPath: string) => post(backend, 'send-confirmation', { email, returnPath });
  await ask('/dashboard?showPayment=true#x');
  const [mail] = await memberMails(backend);
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const target = `${link.origin}/dashboard?showPayment=true#x`;
  expect(link.searchParams.get('continueUrl')).toBe(target);
  await clearMails(backend);
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    'javascript:',
  ]) {
    expect(await refusal(await ask(path))).toEqual({ status: 400, code: 'invalid-input' });
  }
  expect(await memberMails(backend)).toEqual([]);
});

test('the answer is the same for every address, and only its owner gets the e-mail', async () => {
  const member = await signUp(backend);
  const { email: unconfirmed } = await signUp(backend, { verified: false });
  const answers = [
    await mailAfter(unconfirmed),
    await mailAfter(member.email),
    await mailAfter('unknown@example.test'),
  ];
  expect(new Set(answers.map(({ status, answer }) => `${status} ${answer}`)).size).toBe(1);
  expect(answers.map(({ mail }) => mail?.subject)).toEqual([
    'Confirm your email address',
    'Your email address is already confirmed',
    'There is no account with this email address',
  ]);
  expect(answers[1]?.mail?.text).not.toContain('oobCode');
});

test('one mailbox gets three a day, however it is written', async () => {
  for (const email of ['mia@example.test', 'MIA@example.test', 'mia+1@example.test']) {
    await call(backend, 'send-confirmation', { email });
  }
  const refused = await post(backend, 'send-confirmation', { email: 'mia@example.test' });
  expect(await refusal(refused)).toEqual({ status: 429, code: 'too-many-requests' });
  expect(await memberMails(backend)).toHaveLength(3);
});

test('everybody in a room gets one, though they share a network', async () => {
  for (let person = 0; person < 20; person += 1) {
    await call(backend, 'send-confirmation', { email: `person${person}@example.test` });
  }
});
