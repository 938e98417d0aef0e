import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_REPLIES, MAX_REPLY_LENGTH } from '#shared/limits.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { SITE } from '#src/site.config.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

beforeEach(() => clearMails(operations.backend));

async function requestOf(id: string) {
  const { rows } = await operations.operate({ action: 'contact-requests', id });
  return rows[0];
}

describe('an answer to a contact request', () => {
  test('is kept with it, marks it as done, and goes out once, in the person’s language', async () => {
    await call(operations.backend, 'contact', {
      name: 'Mia <b>Muster</b>',
      phone: '030',
      subject: 'Frage\r\nBcc: x@example.test',
      message: 'Guten Tag\n<script>alert(1)</script>',
      email: 'mia@example.test',
      locale: 'de',
    });
    const requests = operations.backend.db.collection('contact_requests');
    const id = (await requests.where('email', '==', 'mia@example.test').get()).docs[0]?.id ?? '';
    await clearMails(operations.backend);
    const text = 'Sehr gern.\n<i>Ihr Team</i>';
    const { entry } = await operations.operate({ action: 'answer-request', id, text, seen: null });

    const { name } = (
      await operations.backend.db.doc(`user_profiles/${operations.ada.uid}`).get()
    ).data() as {
      name: string;
    };
    const { at } = entry;
    expect(await requestOf(id)).toMatchObject({
      replies: [{ at, operator_name: name, text }],
      done: { at, operator_name: name, note: '' },
    });
    const [mail, ...more] = await memberMails(operations.backend);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'mia@example.test',
      replyTo: SITE.email,
      subject: 'Re: Frage Bcc: x@example.test',
    });
    expect(mail?.text).toContain('Sie können einfach auf diese E-Mail antworten.');
    expect(mail?.text).toContain('> Guten Tag\n> <script>');
    expect(mail?.html).toContain('lang="de"');
    expect(mail?.html).not.toMatch(/<script|<b>Muster|<i>/);
    expect(await operations.auditOf(`contact_requests/${id}`)).toEqual([
      ['answered', operations.ada.uid, ''],
    ]);
  });

  test('is refused when another one was written meanwhile, and then nothing is sent', async () => {
    const id = await operations.writeToUs('both@example.test');
    await clearMails(operations.backend);
    const answer = { action: 'answer-request', id, seen: null } as const;
    const { entry } = await operations.operate({ ...answer, text: 'First' });
    const before = await operations.entryCount();
    expect(await operations.refused({ ...answer, text: 'Second' }, operations.bob)).toEqual({
      status: 409,
      code: 'changed-meanwhile',
    });
    expect(await operations.entryCount()).toBe(before);
    expect(await memberMails(operations.backend)).toHaveLength(1);
    await operations.operate({ ...answer, text: 'Second', seen: entry.at }, operations.bob);
    expect((await requestOf(id))?.replies.map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  test('two at the same moment: one goes out', async () => {
    const id = await operations.writeToUs('twice@example.test');
    await clearMails(operations.backend);
    const answer = { action: 'answer-request', id, text: 'Gladly', seen: null } as const;
    const results = await Promise.allSettled([
      operations.operate(answer),
      operations.operate(answer),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await memberMails(operations.backend)).toHaveLength(1);
  });

  test('needs a sign-in of the last hour, a text that is not too long, and a request', async () => {
    const id = await operations.writeToUs('refused@example.test');
    await clearMails(operations.backend);
    const answer = { action: 'answer-request', id, text: 'x', seen: null } as const;
    operations.backend.setNow(new Date(Date.now() + 61 * MINUTE_MS));
    expect(await operations.refused(answer)).toEqual({
      status: 403,
      code: 'recent-sign-in-required',
    });
    operations.backend.setNow(null);
    for (const text of [' \n ', 'x'.repeat(MAX_REPLY_LENGTH + 1)]) {
      const refused = await operations.refused({ ...answer, text });
      expect(refused).toEqual({ status: 400, code: 'invalid-input' });
    }
    for (const unknown of ['nothing', '__x__']) {
      const refused = await operations.refused({ ...answer, id: unknown });
      expect(refused).toEqual({ status: 404, code: 'entry-not-found' });
    }
    const member = await signUp(operations.backend);
    expect(await operations.refused(answer, member)).toEqual({
      status: 403,
      code: 'admin-required',
    });
    expect(await memberMails(operations.backend)).toEqual([]);
    expect((await requestOf(id))?.replies).toEqual([]);
  });

  test('is refused where a request has as many as fit', async () => {
    const id = await operations.writeToUs('many@example.test');
    const at = '2026-05-01T08:00:00.000Z';
    const replies = Array.from({ length: MAX_REPLIES }, () => ({
      at,
      operator_name: 'A',
      text: 'x',
    }));
    await operations.backend.db.doc(`contact_requests/${id}`).update({ replies });
    expect(await operations.refused({ action: 'answer-request', id, text: 'x', seen: at })).toEqual(
      {
        status: 429,
        code: 'too-many-requests',
      },
    );
  });

  test('is in the member’s own download, without who wrote it', async () => {
    const member = await signUp(operations.backend);
    const id = await operations.writeToUs(member.email);
    await operations.operate({ action: 'answer-request', id, text: 'Gladly', seen: null });
    const own = await call(
      operations.backend,
      'my-data',
      { collection: 'contact_requests' },
      member,
    );
    expect(own.rows).toMatchObject([{ replies: [{ text: 'Gladly' }] }]);
    expect(JSON.stringify(own.rows)).not.toContain('operator_name');
  });
});
