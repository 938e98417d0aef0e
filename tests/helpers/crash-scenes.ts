import { expect } from 'vitest';
import { isStripeEventType } from '#shared/entities/stripe-event.ts';
import type { Backend } from './api-server-backend.ts';
import { post, signUp, type TestMember } from './api-server-client.ts';
import { buy } from './api-server-purchase.ts';
import type { Expected } from './crash-expectations.ts';
import { buyAndRenew } from './renewed-member.ts';

/** What an act works on. */
export interface Scene {
  backend: Backend;
  member: TestMember;
  /** The member's subscription at Stripe; empty without one. */
  id: string;
  /** When the member acts; null for now. */
  at: Date | null;
}

/** Something that a process does with Stripe and the store, and that it may not finish. */
export interface CrashCase {
  /** Up to the act; every event so far is applied. */
  begin: (backend: Backend) => Promise<Scene>;
  /** What happens at Stripe before, whose events the act is about. */
  arrange?: (scene: Scene) => unknown;
  act: (scene: Scene) => Promise<unknown>;
  /** What a process that did not finish does once more; the act itself unless given. */
  again?: (scene: Scene) => Promise<unknown>;
  /** Whether it counts as done, by what is there then; as good as done unless given. */
  isMade?: (scene: Scene) => Promise<boolean>;
  /** Ends after these points in `npm test`, besides those about money. */
  ends?: RegExp;
  /** Where it was not made. */
  before?: Expected;
  /** Where it was made. */
  after: (scene: Scene) => Expected | Promise<Expected>;
}

export async function signedUp(backend: Backend): Promise<Scene> {
  return { backend, member: await signUp(backend), id: '', at: null };
}

/** A member on the first day. */
export async function buyer(backend: Backend): Promise<Scene> {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await deliverUnapplied({ backend });
  return { backend, member, id, at: null };
}

/** A member a hundred days after the renewal. */
export async function renewed(backend: Backend): Promise<Scene> {
  const { member, id, now } = await buyAndRenew(backend);
  backend.setNow(null);
  await deliverUnapplied({ backend });
  await member.refresh();
  return { backend, member, id, at: now };
}

/** Delivers every event that was not applied, one after the other. */
export async function deliverUnapplied(
  { backend: { control, db } }: Pick<Scene, 'backend'>,
  inOrder = (events: string[]) => events,
): Promise<void> {
  const marks = (await db.collection('stripe_events').get()).docs;
  const applied = new Set(marks.filter((mark) => mark.get('applied_at')).map(({ id }) => id));
  const events = control
    .events()
    .filter(({ id, type }) => isStripeEventType(type) && !applied.has(id));
  await control.deliver(inOrder(events.map(({ id }) => id)));
}

export const asMember =
  (endpoint: string, input: object = {}, allowed: readonly number[] = [200]) =>
  async ({ backend, member, at }: Scene): Promise<void> => {
    if (at !== null) backend.setNow(at);
    const { status } = await post(backend, endpoint, input, member);
    expect(allowed).toContain(status);
  };
