import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { Backend } from './api-server-backend.ts';

/** Where a process ends: at its nth change of anything outside it, before or after it took effect. */
export interface ProcessEnd {
  at: number;
  when: 'before' | 'after';
}

/** A process that ended; nothing of it reaches anybody any more. */
class Ended extends Error {}

/**
 * Takes what a process asks of others.
 *
 * @param point name of the change; null for what changes nothing
 */
export type Pass = <T>(point: string | null, go: () => Promise<T>) => Promise<T>;

/** Sends what a process asks of others than the store through `pass`. @returns what undoes it */
export type Others = (pass: Pass) => () => void;

/** What became of a process. */
export interface EndedProcess {
  /** Its changes in order, that at which it ended included: `commit`, or as {@link Others} names them. */
  points: string[];
  /** Whether it got that far. */
  isEnded: boolean;
}

/**
 * Runs work that ends like a killed process. It runs in this process, so its end is an error at that
 * point, and another one for whatever it asks later: nothing of it takes effect any more, and it hears
 * no answer. An end between two changes is the same as one after the first, so reads are no points.
 *
 * @param end null to let it come to its end and learn its points
 */
export async function endProcess(
  end: ProcessEnd | null,
  others: Others,
  work: () => Promise<unknown>,
): Promise<EndedProcess> {
  const points: string[] = [];
  let isEnded = false;
  const pass: Pass = async (point, go) => {
    if (isEnded) throw new Ended();
    if (point === null) return go();
    const isHere = points.length === end?.at;
    points.push(point);
    if (isHere && end.when === 'before') isEnded = true;
    if (isEnded) throw new Ended();
    try {
      const answer = await go();
      if (!isHere && !isEnded) return answer;
    } catch (error) {
      if (!isHere && !isEnded) throw error;
    }
    // A request that was open when the process ended never gets an answer.
    isEnded = true;
    throw new Ended();
  };
  const store = getFirestore() as unknown as Record<
    'request' | 'requestStream',
    (method: string, ...rest: unknown[]) => Promise<unknown>
  >;
  const spies = (['request', 'requestStream'] as const).map((kind) => {
    const send = store[kind].bind(store);
    return vi.spyOn(store, kind).mockImplementation((method, ...rest) => {
      const go = () => send(method, ...rest);
      // The store itself lets go of what an ended process holds, only later.
      if (method === 'rollback') return go();
      return pass(method === 'commit' || method === 'batchWrite' ? method : null, go);
    });
  });
  const undoOthers = others(pass);
  try {
    const outcome = await work().catch((error: unknown) => error);
    // What fails by itself is a fault of the test's.
    if (!isEnded && outcome instanceof Error) throw outcome;
  } finally {
    for (const spy of spies) spy.mockRestore();
    undoOthers();
  }
  return { points, isEnded };
}

/** Stripe, and the accounts; what only reads there is no change. */
export function stripeAndAccounts({ gate }: Pick<Backend, 'gate'>): Others {
  return (pass) => {
    gate.sendThrough((name, go) => pass(name.startsWith('GET') ? null : name, go));
    const accounts = getAuth();
    const deleteUser = accounts.deleteUser.bind(accounts);
    const spy = vi
      .spyOn(accounts, 'deleteUser')
      .mockImplementation((uid) => pass('delete user', () => deleteUser(uid)));
    return () => {
      spy.mockRestore();
      gate.sendThrough(null);
    };
  };
}
