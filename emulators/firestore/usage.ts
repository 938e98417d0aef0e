import type * as wire from './wire.ts';

/** What Firestore bills, in documents. https://cloud.google.com/firestore/docs/pricing */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

/** Index entries that a count or a sum may look at for the price of one read. */
const ENTRIES_A_READ = 1_000;

interface ReadAnswer {
  document?: unknown;
  found?: unknown;
  missing?: unknown;
  result?: { aggregateFields: Record<string, wire.Value> };
}

/** Counts what the calls of server clients would cost. Refused calls cost nothing here. */
export class UsageMeter {
  #usage: Usage = { reads: 0, writes: 0, deletes: 0 };

  /** Everything since the start. */
  get total(): Usage {
    return { ...this.#usage };
  }

  /** Adds an answered call, by its gRPC name. */
  add(method: string, request: { writes?: wire.Write[] }, response: object): void {
    this.#usage.reads += reads(method, response);
    for (const write of request.writes ?? []) {
      if (write.delete !== undefined) this.#usage.deletes += 1;
      else if (write.verify === undefined) this.#usage.writes += 1;
    }
  }
}

function reads(method: string, response: object): number {
  switch (method) {
    case 'GetDocument':
      return 1;
    case 'ListDocuments':
      return Math.max(1, (response as { documents: unknown[] }).documents.length);
    case 'BatchGetDocuments':
      // A document that is not there costs as much as one that is.
      return (response as ReadAnswer[]).filter(({ found, missing }) => found ?? missing).length;
    case 'RunQuery':
      return Math.max(1, (response as ReadAnswer[]).filter(({ document }) => document).length);
    case 'RunAggregationQuery':
      return Math.max(1, Math.ceil(counted(response as ReadAnswer[]) / ENTRIES_A_READ));
    default:
      return 0;
  }
}

/** The largest number in the answer, which is the count where one was asked for. */
function counted([answer]: readonly ReadAnswer[]): number {
  const values = Object.values(answer?.result?.aggregateFields ?? {});
  return Math.max(
    0,
    ...values.map((value) => ('integerValue' in value ? Number(value.integerValue) : 0)),
  );
}
