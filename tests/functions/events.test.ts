import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredEvent } from '#shared/entities/event.ts';
import { MAX_EVENT_QUESTIONS } from '#shared/event-limits.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { storedEvent } from '../helpers/events.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();
let free: TestMember;
let premium: TestMember;

beforeAll(async () => {
  free = await signUp(operations.backend);
  premium = await signUp(operations.backend);
  const complimentary = { granted_at: new Date().toISOString(), ends_at: null };
  await operations.backend.db.doc(`user_profiles/${premium.uid}`).update({ complimentary });
});

beforeEach(async () => {
  const { db } = operations.backend;
  const found = await Promise.all(
    ['events', 'event_questions'].map((name) => db.collection(name).get()),
  );
  await Promise.all(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
});

const put = (event: StoredEvent) => operations.backend.db.doc(`events/${event.id}`).set(event);
const eventsFor = (member: TestMember, past: 'yes' | 'no' = 'no') =>
  call(operations.backend, 'events', { locale: 'de', past }, member);

describe('the next live Q&A', () => {
  test('is the first that is not over; its link comes only in its time, for premium members', async () => {
    await put(storedEvent('later', 48));
    await put(storedEvent('gone', 1, { status: 'removed' }));
    await put(storedEvent('first', 0.5));
    expect((await eventsFor(premium)).next).toMatchObject({
      ...{ id: 'first', topic: 'Thema first', join_url: null },
    });
    await put(storedEvent('first', 0.2));
    const url = 'https://meet.example.test/first';
    expect((await eventsFor(premium)).next?.join_url).toBe(url);
    expect((await eventsFor(free)).next).toMatchObject({ id: 'first', join_url: null });
    await put(storedEvent('first', -0.9));
    expect((await eventsFor(premium)).next?.join_url).toBe(url);
    await put(storedEvent('first', -1));
    expect((await eventsFor(premium)).next?.id).toBe('later');
  });

  test('without one, the day by which it is named is said, to the operator as well', async () => {
    const { next, named_by } = await eventsFor(free);
    expect(next).toBeNull();
    expect(named_by).toMatch(/^\d{4}-\d{2}-01$/);
    const today = () => call(operations.backend, 'operations-today', {}, operations.ada);
    expect((await today()).events).toEqual({ next: null, named_by });
    const event = storedEvent('first', 5);
    await put(event);
    await call(operations.backend, 'event-question', { event: 'first', text: 'Why?' }, premium);
    expect((await today()).events).toEqual({
      next: { starts_at: event.starts_at, questions: 1 },
      named_by: null,
    });
  });
});

describe('past live Q&As', () => {
  test('come newest first with recording and answers, to premium members alone', async () => {
    const answers = { en: 'Yes.', de: 'Ja.' };
    await put(storedEvent('old', -100, { answers }));
    await put(storedEvent('new', -30, { recording_url: 'https://video.example.test/1' }));
    await put(storedEvent('running', -0.5));
    await put(storedEvent('gone', -50, { status: 'removed' }));
    const { past } = await eventsFor(premium, 'yes');
    expect(past).toMatchObject([
      { id: 'new', recording_url: 'https://video.example.test/1', answers: null },
      { id: 'old', recording_url: null, answers: 'Ja.' },
    ]);
    expect(JSON.stringify(past)).not.toContain('meet.example.test');
    expect((await eventsFor(free, 'yes')).past).toEqual([]);
    expect((await eventsFor(premium)).past).toEqual([]);
  });
});

describe('questions', () => {
  const ask = (text: string, member = premium, event = 'first') =>
    post(operations.backend, 'event-question', { event, text }, member);

  test('are stored for the operator, a few for each session, the same one once', async () => {
    await put(storedEvent('first', 5));
    for (const text of ['One?', 'One?', 'Two?', 'Three?']) {
      expect((await ask(text)).status).toBe(200);
    }
    expect(await refusal(await ask('Four?'))).toMatchObject({ code: 'too-many-requests' });
    const { rows } = await operations.operate({ action: 'event-questions', event: 'first' });
    expect(rows).toHaveLength(MAX_EVENT_QUESTIONS);
    expect(rows.map(({ text, email }) => [text, email])).toContainEqual(['Two?', premium.email]);
    const [row] = (await operations.operate({ action: 'events' })).rows;
    expect(row).toMatchObject({ id: 'first', questions: MAX_EVENT_QUESTIONS });
  });

  test('are refused from free members, and for what is over or was removed', async () => {
    await put(storedEvent('first', 5));
    await put(storedEvent('over', -5));
    await put(storedEvent('gone', 5, { status: 'removed' }));
    expect(await refusal(await ask('Why?', free))).toMatchObject({ code: 'premium-required' });
    for (const event of ['over', 'gone', 'unknown', '../x']) {
      expect(await refusal(await ask('Why?', premium, event))).toMatchObject({
        code: 'event-not-found',
      });
    }
  });

  test('are in the download of one’s own data, and go with the account', async () => {
    await put(storedEvent('first', 5));
    const leaving = await signUp(operations.backend);
    const complimentary = { granted_at: new Date().toISOString(), ends_at: null };
    const { db } = operations.backend;
    await db.doc(`user_profiles/${leaving.uid}`).update({ complimentary });
    await ask('Who reads this?', leaving);
    const own = { collection: 'event_questions' } as const;
    const { rows } = await call(operations.backend, 'my-data', own, leaving);
    expect(rows).toMatchObject([{ text: 'Who reads this?' }]);
    await call(operations.backend, 'delete-account', {}, leaving);
    const left = await db.collection('event_questions').where('user_id', '==', leaving.uid).get();
    expect(left.docs).toEqual([]);
  });
});

describe('the operator', () => {
  const { starts_at, minutes, topic, description, join_url } = storedEvent('x', 30);
  const fields = {
    ...{ starts_at, minutes, topic, description, join_url },
    recording_url: null,
    answers: null,
  };

  test('adds, changes and removes one; each is in the audit log', async () => {
    const save = { action: 'save-event', id: null, event: fields, seen: null } as const;
    const { entry } = await operations.operate(save);
    const id = entry.target.slice('events/'.length);
    const rows = async () => (await operations.operate({ action: 'events' })).rows;
    const [row] = await rows();
    expect(row).toMatchObject({ ...fields, id, questions: 0 });

    const event = { ...fields, minutes: 90 };
    const seen = row?.updated_at ?? null;
    await operations.operate({ action: 'save-event', id, event, seen });
    expect((await eventsFor(premium)).next).toMatchObject({ id, minutes: 90 });
    expect(await operations.refused({ action: 'remove-event', id, seen })).toMatchObject({
      code: 'changed-meanwhile',
    });

    const now = (await rows())[0]?.updated_at ?? null;
    await operations.operate({ action: 'remove-event', id, seen: now });
    expect(await rows()).toEqual([]);
    expect((await eventsFor(premium)).next).toBeNull();
    const done = (await operations.auditOf(`events/${id}`)).map(([action]) => action);
    expect(done.toSorted()).toEqual(['event-removed', 'event-saved', 'event-saved']);
  });

  test('cannot enter a link that is not https, nor a length out of bounds', async () => {
    for (const wrong of [{ join_url: 'javascript:alert(1)' }, { minutes: 0 }]) {
      const event = { ...fields, ...wrong };
      expect(
        await operations.refused({ action: 'save-event', id: null, event, seen: null }),
      ).toMatchObject({ code: 'invalid-input' });
    }
  });
});
