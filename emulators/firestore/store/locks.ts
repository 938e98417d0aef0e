import { StatusError } from '../errors.ts';

/** The owner of locks, held or waited for: a transaction, or one commit outside any. */
export interface LockOwner {
  readonly held: Set<string>;
  waitingFor: string | undefined;
}

/** An owner with no locks yet. */
export function newLockOwner(): LockOwner {
  return { held: new Set(), waitingFor: undefined };
}

interface Waiter {
  owner: LockOwner;
  resume: () => void;
  abort: (reason: string) => void;
}

/**
 * Exclusive locks on documents, granted in the order of asking. Server SDKs get pessimistic transactions
 * (https://firebase.google.com/docs/firestore/transaction-data-contention): a document that one has
 * read waits for it, so that contention costs no retry.
 */
export class LockTable {
  #owners = new Map<string, LockOwner>();
  #queues = new Map<string, Waiter[]>();
  #timeoutMs: number;

  /** @param timeoutMs how long a lock is waited for before the waiter gets ABORTED */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Locks the documents for the owner, waiting where another holds one.
   * @throws StatusError ABORTED on a deadlock or timeout
   */
  async acquire(owner: LockOwner, names: Iterable<string>): Promise<void> {
    for (const name of [...new Set(names)].sort()) {
      const current = this.#owners.get(name);
      if (current === owner) continue;
      if (current) await this.#wait(owner, name);
      else this.#grant(owner, name);
    }
  }

  /** Gives back all of an owner's locks, each to the next who waits, and ends its own waiting. */
  release(owner: LockOwner): void {
    if (owner.waitingFor !== undefined)
      this.#queues
        .get(owner.waitingFor)
        ?.find((waiter) => waiter.owner === owner)
        ?.abort('The transaction has ended.');
    for (const name of owner.held) {
      this.#owners.delete(name);
      const next = this.#queues.get(name)?.shift();
      if (!next) this.#queues.delete(name);
      else {
        this.#grant(next.owner, name);
        next.resume();
      }
    }
    owner.held.clear();
  }

  #grant(owner: LockOwner, name: string): void {
    this.#owners.set(name, owner);
    owner.held.add(name);
  }

  async #wait(owner: LockOwner, name: string): Promise<void> {
    if (this.#wouldDeadlock(owner, name))
      throw new StatusError('ABORTED', 'Deadlock between transactions.');
    owner.waitingFor = name;
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    try {
      await new Promise<void>((resolve, reject) => {
        const waiter: Waiter = {
          owner,
          resume: () => {
            clearTimeout(timer);
            resolve();
          },
          abort: (reason) => {
            clearTimeout(timer);
            queue.splice(queue.indexOf(waiter), 1);
            reject(new StatusError('ABORTED', reason));
          },
        };
        const timer = setTimeout(waiter.abort, this.#timeoutMs, 'Transaction lock timeout.');
        queue.push(waiter);
      });
    } finally {
      owner.waitingFor = undefined;
    }
  }

  #wouldDeadlock(owner: LockOwner, name: string): boolean {
    let next: string | undefined = name;
    while (next !== undefined) {
      const holder = this.#owners.get(next);
      if (holder === owner) return true;
      next = holder?.waitingFor;
    }
    return false;
  }
}
