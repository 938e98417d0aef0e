import { randomBytes } from 'node:crypto';
import { invalidArgument, StatusError } from '../errors.ts';
import type { TransactionOptions } from '../wire.ts';
import type { DocumentStore } from './document-store.ts';
import { type LockOwner, type LockTable, newLockOwner } from './locks.ts';

/** A transaction that is unused for this long ends, so that a dead client blocks no other. */
const IDLE_LIMIT_MS = 30_000;

export type Transaction = LockOwner & {
  /** Base64. */
  readonly id: string;
  /** What a read-only transaction reads: the store as it was at its begin. */
  readonly snapshot: DocumentStore | undefined;
  /** Throw, at commit, if the results of its queries are no longer the same. */
  readonly validations: (() => void)[];
  idle: NodeJS.Timeout;
};

/** The transactions that are under way. */
export class TransactionRegistry {
  #active = new Map<string, Transaction>();
  #store: DocumentStore;
  #locks: LockTable;

  constructor(store: DocumentStore, locks: LockTable) {
    this.#store = store;
    this.#locks = locks;
  }

  begin(options: TransactionOptions | undefined): Transaction {
    if (options?.readOnly?.readTime)
      throw new StatusError('UNIMPLEMENTED', 'Reading at a past time is not available locally.');
    const id = randomBytes(12).toString('base64');
    const transaction: Transaction = {
      ...newLockOwner(),
      id,
      snapshot: options?.readOnly ? this.#store.snapshot() : undefined,
      validations: [],
      idle: setTimeout(() => {
        this.end(transaction);
      }, IDLE_LIMIT_MS).unref(),
    };
    this.#active.set(id, transaction);
    return transaction;
  }

  /** @throws StatusError INVALID_ARGUMENT, in the words by which the Admin SDK knows that it may retry */
  get(id: string): Transaction {
    const transaction = this.#active.get(id);
    if (!transaction)
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    transaction.idle.refresh();
    return transaction;
  }

  /** Ends a transaction and lets those go on who wait for its locks. */
  end(transaction: Transaction): void {
    clearTimeout(transaction.idle);
    this.#active.delete(transaction.id);
    this.#locks.release(transaction);
  }
}
