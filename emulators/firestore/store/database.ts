import { invalidArgument, StatusError, toStatusError } from '../errors.ts';
import type { Consistency, Write, WriteResult } from '../wire.ts';
import { DocumentStore, type StoredDocument } from './document-store.ts';
import { LockTable, newLockOwner } from './locks.ts';
import { CommitClock } from './timestamps.ts';
import { type Transaction, TransactionRegistry } from './transactions.ts';
import { type Change, evaluateWrite, targetOf } from './writes.ts';

/** How long a read or write waits for another transaction's lock. */
const LOCK_TIMEOUT_MS = 10_000;

interface CommitRequest {
  writes: Write[];
  /** Base64 id. */
  transaction?: string | undefined;
}

export interface CommitResponse {
  writeResults: WriteResult[];
  commitTime: string;
}

/** Names to lock, and the answer, of something read in one go. */
export interface Read<T> {
  names: string[];
  answer: T;
}

/** All documents of all projects on this server, with atomic commits and transactions. */
export class Database {
  readonly store = new DocumentStore();
  readonly clock = new CommitClock();
  #locks = new LockTable(LOCK_TIMEOUT_MS);
  #transactions = new TransactionRegistry(this.store, this.#locks);

  begin = this.#transactions.begin.bind(this.#transactions);

  /** Applies all writes or none. https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/commit */
  async commit({ writes, transaction: id }: CommitRequest): Promise<CommitResponse> {
    const transaction = id ? this.#transactions.get(id) : undefined;
    const owner = transaction ?? newLockOwner();
    try {
      if (transaction?.snapshot && writes.length > 0)
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      await this.#locks.acquire(owner, writes.map(targetOf));
      transaction?.validations.forEach((validate) => {
        validate();
      });
      const commitTime = this.clock.next();
      const changes = this.#evaluate(writes, commitTime);
      for (const change of changes) this.#apply(change);
      return { writeResults: changes.map(({ result }) => result), commitTime };
    } finally {
      if (transaction) this.#transactions.end(transaction);
      else this.#locks.release(owner);
    }
  }

  /** Applies each write by itself; the outcome of each is its result or what went wrong. */
  async batchWrite(writes: Write[]): Promise<(WriteResult | StatusError)[]> {
    return Promise.all(
      writes.map((write) =>
        this.commit({ writes: [write] }).then(
          ({ writeResults: [result] }) => result ?? {},
          toStatusError,
        ),
      ),
    );
  }

  /** Ends a transaction without writing. */
  rollback(id: string): void {
    this.#transactions.end(this.#transactions.get(id));
  }

  /** The transaction that a read names or asks to begin. */
  transactionOf({ transaction, newTransaction }: Consistency): Transaction | undefined {
    if (transaction) return this.#transactions.get(transaction);
    return newTransaction ? this.#transactions.begin(newTransaction) : undefined;
  }

  /**
   * Reads in a transaction: locks what was found and looks again until it holds everything that it
   * answers with. The commit looks once more: documents that have come to a query's result abort it.
   */
  async read<T>(
    transaction: Transaction | undefined,
    look: (store: DocumentStore) => Read<T>,
  ): Promise<T> {
    if (!transaction) return look(this.store).answer;
    if (transaction.snapshot) return look(transaction.snapshot).answer;
    for (;;) {
      const { names, answer } = look(this.store);
      if (names.every((name) => transaction.held.has(name))) {
        transaction.validations.push(() => {
          requireSame(names, look(this.store).names);
        });
        return answer;
      }
      await this.#locks.acquire(transaction, names);
    }
  }

  #evaluate(writes: Write[], commitTime: string): Change[] {
    const pending = new Map<string, StoredDocument | undefined>();
    return writes.map((write) => {
      const name = targetOf(write);
      const before = pending.has(name) ? pending.get(name) : this.store.get(name);
      const change = evaluateWrite(write, before, commitTime);
      pending.set(name, change.after);
      return change;
    });
  }

  #apply({ name, after }: Change): void {
    if (after) this.store.put(after);
    else this.store.delete(name);
  }
}

function requireSame(before: string[], now: string[]): void {
  if (before.join() !== now.join())
    throw new StatusError('ABORTED', 'The result of a query in the transaction has changed.');
}
