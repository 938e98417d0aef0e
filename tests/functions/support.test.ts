import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_SUPPORT_MESSAGES } from '#shared/limits.ts';
import { SITE } from '#src/site.config.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { clearMails, memberMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

beforeEach(() => clearMails(operations.backend));

async function premiumMember(): Promise<TestMember> {
  const member = await signUp(operations.backend);
  await givePremium(member, true);
  return member;
}

function givePremium({ uid }: TestMember, isGiven: boolean) {
  const complimentary = isGiven ? { granted_at: new Date().toISOString(), ends_at: null } : null;
  return operations.backend.db.doc(`user_profiles/${uid}`).update({ complimentary });
}

const write = (member: TestMember, input: object) =>
  call(operations.backend, 'support-message', { text: 'How?', ...input }, member);

const refused = async (member: TestMember, input: object) =>
  refusal(await post(operations.backend, 'support-message', { text: 'How?', ...input }, member));

const threadsOf = async (member: TestMember) =>
  (await call(operations.backend, 'support', {}, member)).threads;

describe('a member’s message', () => {
  test('becomes a thread with a promised day, copied to the member and reported to the operator', async () => {
    const member = await premiumMember();
    // A Thursday evening: Friday and Monday are working days.
    operations.backend.setNow(new Date('2027-01-14T19:00:00.000Z'));
    const text = 'Was heißt das?\n<script>alert(1)</script>';
    const context = { kind: 'lesson', id: 'first-brief', title: 'Erstes <b>Briefing</b>' } as const;
    const { thread, email } = await write(member, { text, context, locale: 'de' });
    operations.backend.setNow(null);
    expect(email).toBe(member.email);
    expect(thread).toMatchObject({
      context,
      due_on: '2027-01-18',
      messages: [{ from: 'member', text, at: '2027-01-14T19:00:00.000Z' }],
    });
    expect(await threadsOf(member)).toEqual([thread]);

    const [copy] = await memberMails(operations.backend);
    expect(copy).toMatchObject({ to: member.email, subject: 'Deine Nachricht an uns' });
    expect(copy?.text).toContain('bis zum 18. Januar 2027');
    expect(copy?.text).toContain(`/de/account-settings#messages/${thread.id}`);
    expect(copy?.html).not.toMatch(/<script|<b>Briefing/);
    const [report] = await operatorMails(operations.backend);
    expect(report?.text).toContain(`#support/${thread.id}`);
    expect(report?.text).toContain(text);
    expect(report?.html).not.toMatch(/<script|<b>Briefing/);
  });

  test('can be followed by others, which keep the day while they wait', async () => {
    const member = await premiumMember();
    operations.backend.setNow(new Date('2027-01-11T09:00:00.000Z'));
    const { thread } = await write(member, {});
    operations.backend.setNow(new Date('2027-01-12T09:00:00.000Z'));
    const { thread: second } = await write(member, { thread: thread.id, text: 'And?' });
    operations.backend.setNow(null);
    expect(second).toMatchObject({ id: thread.id, due_on: '2027-01-13' });
    expect(second.messages.map(({ text }) => text)).toEqual(['How?', 'And?']);
  });

  test('begins a thread for premium members only; a former one reads and continues theirs', async () => {
    const free = await signUp(operations.backend);
    expect(await refused(free, {})).toEqual({ status: 403, code: 'premium-required' });
    expect(await threadsOf(free)).toEqual([]);

    const former = await premiumMember();
    const { thread } = await write(former, {});
    await givePremium(former, false);
    expect(await threadsOf(former)).toHaveLength(1);
    expect(await refused(former, {})).toMatchObject({ code: 'premium-required' });
    const { thread: continued } = await write(former, { thread: thread.id });
    expect(continued.messages).toHaveLength(2);
    const { rows } = await operations.operate({ action: 'support-threads', id: thread.id });
    expect(rows[0]?.is_premium).toBe(false);
  });

  test('never reaches another member’s thread', async () => {
    const [mia, tom] = [await premiumMember(), await premiumMember()];
    const { thread } = await write(mia, { text: 'Mine' });
    for (const id of [thread.id, 'none', '../x']) {
      expect(await refused(tom, { thread: id })).toEqual({ status: 404, code: 'entry-not-found' });
    }
    expect(await threadsOf(tom)).toEqual([]);
    expect((await threadsOf(mia))[0]?.messages).toHaveLength(1);
  });

  test('is refused beyond a day’s number, and in a full thread; then nothing is stored or sent', async () => {
    const member = await premiumMember();
    const { thread } = await write(member, {});
    const row = operations.backend.db.doc(`support_threads/${thread.id}`);
    const message = { at: thread.created_at, from: 'member', text: 'x', operator_name: null };
    await row.update({ messages: Array(MAX_SUPPORT_MESSAGES - 1).fill(message) });
    await clearMails(operations.backend);
    const tooMany = { status: 429, code: 'too-many-requests' };
    expect(await refused(member, { thread: thread.id })).toEqual(tooMany);
    for (let used = 1; used < 20; used += 1) await write(member, {});
    await clearMails(operations.backend);
    expect(await refused(member, {})).toEqual(tooMany);
    expect(await memberMails(operations.backend)).toEqual([]);
    expect(await operatorMails(operations.backend)).toEqual([]);
  });

  test('goes with the account', async () => {
    const member = await premiumMember();
    const { thread } = await write(member, {});
    await call(operations.backend, 'delete-account', {}, member);
    const row = await operations.backend.db.doc(`support_threads/${thread.id}`).get();
    expect(row.exists).toBe(false);
  });
});

describe('the operator’s answer', () => {
  test('is read in the account, mailed in the member’s language, and closes the thread', async () => {
    const member = await premiumMember();
    const { thread } = await write(member, { locale: 'de' });
    await clearMails(operations.backend);
    const seen = thread.messages[0]?.at ?? null;
    const text = 'So geht es.\n<i>Gern</i>';
    const answer = { action: 'answer-thread', id: thread.id, text } as const;
    await operations.operate({ ...answer, seen });

    const [read] = await threadsOf(member);
    expect(read?.due_on).toBeNull();
    expect(read?.messages.map(({ from }) => from)).toEqual(['member', 'us']);
    expect(JSON.stringify(read)).not.toContain('operator');
    const [mail, ...more] = await memberMails(operations.backend);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: member.email,
      replyTo: SITE.email,
      subject: 'Unsere Antwort auf deine Nachricht',
    });
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('> How?');
    expect(mail?.text).toContain(`/de/account-settings#messages/${thread.id}`);
    expect(mail?.html).not.toContain('<i>');
    expect(await operations.auditOf(`support_threads/${thread.id}`)).toEqual([
      ['answered', operations.ada.uid, ''],
    ]);
    // Written on what was seen before: somebody has written since.
    expect(await operations.refused({ ...answer, seen })).toEqual({
      status: 409,
      code: 'changed-meanwhile',
    });
  });

  test('opens again, with a new day, when the member writes back', async () => {
    const member = await premiumMember();
    const { thread } = await write(member, {});
    const seen = thread.messages[0]?.at ?? null;
    await operations.operate({ action: 'answer-thread', id: thread.id, text: 'So', seen });
    const open = async () =>
      (await operations.operate({ action: 'support-threads', open: true })).rows.map(
        ({ id }) => id,
      );
    expect(await open()).not.toContain(thread.id);
    operations.backend.setNow(new Date('2027-03-01T09:00:00.000Z'));
    const { thread: again } = await write(member, { thread: thread.id });
    operations.backend.setNow(null);
    expect(again.due_on).toBe('2027-03-03');
    expect(await open()).toContain(thread.id);
  });
});

test('the open list begins with what is due first, is searched by person, and Today counts it', async () => {
  const { db } = operations.backend;
  await db.recursiveDelete(db.collection('support_threads'));
  const [late, soon] = [await premiumMember(), await premiumMember()];
  operations.backend.setNow(new Date('2027-02-10T09:00:00.000Z'));
  const { thread: second } = await write(late, {});
  operations.backend.setNow(new Date('2027-02-08T09:00:00.000Z'));
  const { thread: first } = await write(soon, {});
  operations.backend.setNow(null);
  const list = async (input: object) =>
    (await operations.operate({ action: 'support-threads', ...input })).rows.map(({ id }) => id);
  expect(await list({ open: true })).toEqual([first.id, second.id]);
  expect(await list({})).toEqual([second.id, first.id]);
  expect(await list({ email: late.email.slice(0, -3).toUpperCase() })).toEqual([second.id]);
  const today = () => call(operations.backend, 'operations-today', {}, operations.ada);
  expect((await today()).support).toEqual({ open: 2, due_on: '2027-02-10' });
  const done = { collection: 'support_threads', id: first.id, done: true, note: '' } as const;
  await operations.operate({ action: 'set-done', ...done, seen: null });
  expect((await today()).support).toEqual({ open: 1, due_on: '2027-02-12' });
  // Closed without an answer: the member waits for none.
  expect((await threadsOf(soon))[0]?.due_on).toBeNull();
});
