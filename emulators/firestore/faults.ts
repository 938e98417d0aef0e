import { StatusError, type StatusName } from './errors.ts';
import { parseName } from './store/names.ts';
import type { StructuredQuery } from './wire.ts';

/** What a test may ask for; a field that is absent is switched off. */
export interface FaultPlan {
  /** So many Commit and BatchWrite calls fail, then all is well again. */
  failNextCommits?: number;
  /** Every gRPC call fails until the next plan. */
  unavailable?: boolean;
  /** Reads and queries of these collections fail until the next plan. */
  failReadsOf?: string[];
  /** Status of the failures. */
  status?: StatusName;
}

/** The parts of a request that say what it reads. */
interface ReadRequest {
  documents?: string[];
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
}

function collectionsOf(request: ReadRequest): string[] {
  const { documents = [], structuredAggregationQuery } = request;
  const query = request.structuredQuery ?? structuredAggregationQuery?.structuredQuery;
  const queried = query?.from?.map(({ collectionId }) => collectionId ?? '') ?? [];
  return [...documents.map((name) => parseName(name).segments.at(-2) ?? ''), ...queried];
}

/**
 * Makes the store fail on purpose. The default status is one that the Admin SDK does not retry, neither
 * by itself (retry codes of its firestore_client_config.json) nor in runTransaction, so that a caller
 * sees the failure at once; UNAVAILABLE or INTERNAL can be asked for to see the retries.
 */
export class Faults {
  #plan: FaultPlan = {};

  /** Replaces the plan. */
  set(plan: FaultPlan): void {
    this.#plan = { ...plan };
  }

  /** Throws if this call is planned to fail. */
  beforeCall(method: string, request: ReadRequest = {}): void {
    const { unavailable, failReadsOf = [], failNextCommits = 0, status = 'DATA_LOSS' } = this.#plan;
    if (unavailable) throw new StatusError(status, 'The store is made unavailable (local faults).');
    if (collectionsOf(request).some((name) => failReadsOf.includes(name)))
      throw new StatusError(status, 'The store is made to fail this read (local faults).');
    if (failNextCommits <= 0 || !['Commit', 'BatchWrite'].includes(method)) return;
    this.#plan.failNextCommits = failNextCommits - 1;
    throw new StatusError(status, 'The store is made to fail this commit (local faults).');
  }
}
