import { GRPC_CODES, invalidArgument, StatusError } from './errors.ts';
import { requireIndexes } from './indexes/check.ts';
import type { IndexDefinitions } from './indexes/definitions.ts';
import { aggregate } from './query/aggregate.ts';
import { planQuery, type QueryPlan } from './query/plan.ts';
import { project, runQuery } from './query/run.ts';
import type { Database } from './store/database.ts';
import type { DocumentStore } from './store/document-store.ts';
import { parseFieldPath } from './store/field-paths.ts';
import { parseDocumentName, parseName } from './store/names.ts';
import type * as wire from './wire.ts';

/** Default page of the list calls, as large as the Admin SDK asks for. */
const DEFAULT_PAGE_SIZE = 65_535;

/**
 * The calls of google.firestore.v1.Firestore on the in-memory database, requests and answers in proto3
 * JSON form. https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1
 */
export class FirestoreService {
  readonly database: Database;
  #indexes: () => IndexDefinitions | undefined;

  /** @param indexes what queries may rely on; undefined means that they need no index */
  constructor(database: Database, indexes: () => IndexDefinitions | undefined) {
    this.database = database;
    this.#indexes = indexes;
  }

  commit({ writes = [], transaction }: { writes?: wire.Write[]; transaction?: string }) {
    return this.database.commit({ writes, transaction });
  }

  async batchWrite({ writes = [] }: { writes?: wire.Write[] }) {
    const names = writes.map((write) => write.update?.name ?? write.delete);
    if (new Set(names).size < names.length)
      throw invalidArgument('A batch may write a document only once.');
    const outcomes = await this.database.batchWrite(writes);
    return {
      writeResults: outcomes.map((outcome) => (outcome instanceof StatusError ? {} : outcome)),
      status: outcomes.map((outcome) =>
        outcome instanceof StatusError
          ? { code: GRPC_CODES[outcome.status], message: outcome.message }
          : { code: 0 },
      ),
    };
  }

  beginTransaction({ options }: { options?: wire.TransactionOptions }) {
    return { transaction: this.database.begin(options).id };
  }

  rollback({ transaction = '' }: { transaction?: string }) {
    this.database.rollback(transaction);
    return {};
  }

  async getDocument(request: { name?: string; mask?: wire.DocumentMask } & wire.Consistency) {
    const { name = '' } = request;
    const [answer] = await this.batchGetDocuments({ ...request, documents: [name] });
    if (!answer?.found) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
    return answer.found;
  }

  async batchGetDocuments(
    request: { documents?: string[]; mask?: wire.DocumentMask } & wire.Consistency,
  ) {
    const names = [...new Set(request.documents)];
    names.forEach(parseDocumentName);
    const select = request.mask && toPaths(request.mask);
    return this.#read(request, (store) => ({
      names,
      answer: names.map((name) => {
        const document = store.get(name);
        const readTime = this.database.clock.now();
        return document
          ? { found: project(document, select), readTime }
          : { missing: name, readTime };
      }),
    })) as Promise<
      { found?: wire.Document; missing?: string; readTime: string; transaction?: string }[]
    >;
  }

  async runQuery(
    request: { parent?: string; structuredQuery?: wire.StructuredQuery } & wire.Consistency,
  ) {
    const plan = planOf(request.parent, request.structuredQuery);
    this.#requireIndexes(plan);
    return this.#read(request, (store) => {
      const { documents, skipped } = runQuery(plan, store);
      const readTime = this.database.clock.now();
      const answers = documents.map((document) => ({
        document: project(document, plan.select),
        readTime,
      }));
      const skippedResults = skipped > 0 ? [{ skippedResults: skipped, readTime }] : [];
      const answer = [...skippedResults, ...answers];
      return {
        names: documents.map(({ name }) => name),
        answer: answer.length > 0 ? answer : [{ readTime }],
      };
    });
  }

  async runAggregationQuery(
    request: {
      parent?: string;
      structuredAggregationQuery?: {
        structuredQuery?: wire.StructuredQuery;
        aggregations?: wire.Aggregation[];
      };
    } & wire.Consistency,
  ) {
    const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const plan = planOf(request.parent, structuredQuery);
    this.#requireIndexes(plan, aggregations);
    return this.#read(request, (store) => {
      const { documents } = runQuery(plan, store);
      const result = { aggregateFields: aggregate(aggregations, documents) };
      return {
        names: documents.map(({ name }) => name),
        answer: [{ result, readTime: this.database.clock.now() }],
      };
    });
  }

  async listDocuments(
    request: {
      parent?: string;
      collectionId?: string;
      pageSize?: number;
      pageToken?: string;
      mask?: wire.DocumentMask;
      showMissing?: boolean;
    } & wire.Consistency,
  ) {
    const { parent = '', collectionId = '', showMissing = false } = request;
    const select = request.mask && toPaths(request.mask);
    const names = this.database.store.documentNames(`${parent}/${collectionId}`, showMissing);
    const { page, nextPageToken } = paginate(names, request);
    const documents = page.map((name) => {
      const document = this.database.store.get(name);
      return document ? project(document, select) : { name };
    });
    return { documents, nextPageToken };
  }

  listCollectionIds(request: { parent?: string; pageSize?: number; pageToken?: string }) {
    const { page, nextPageToken } = paginate(
      this.database.store.collectionIds(request.parent ?? ''),
      request,
    );
    return { collectionIds: page, nextPageToken };
  }

  #requireIndexes(plan: QueryPlan, aggregations: wire.Aggregation[] = []): void {
    const definitions = this.#indexes();
    if (!definitions) return;
    const fields = aggregations.map(({ sum, avg }) => (sum ?? avg)?.field.fieldPath);
    const summed = fields.filter((field) => field !== undefined).map(parseFieldPath);
    requireIndexes(definitions, plan, summed);
  }

  /** Reads with the request's consistency; the first answer names the transaction that it began. */
  async #read<T extends object>(
    request: wire.Consistency,
    look: (store: DocumentStore) => { names: string[]; answer: T[] },
  ): Promise<(T & { transaction?: string })[]> {
    if (request.readTime)
      throw new StatusError('UNIMPLEMENTED', 'Reading at a past time is not available locally.');
    const transaction = this.database.transactionOf(request);
    const answers = await this.database.read(transaction, look);
    if (!transaction || !request.newTransaction) return answers;
    const [first, ...rest] = answers;
    return first ? [{ ...first, transaction: transaction.id }, ...rest] : answers;
  }
}

function planOf(parent = '', query: wire.StructuredQuery | undefined): QueryPlan {
  if (parseName(parent).segments.length % 2 !== 0)
    throw invalidArgument(`"${parent}" is not a document's name.`);
  if (!query) throw invalidArgument('A structured query is required.');
  return planQuery(parent, query);
}

function toPaths({ fieldPaths = [] }: wire.DocumentMask): string[][] {
  return fieldPaths.map(parseFieldPath);
}

function paginate(
  ids: string[],
  { pageSize, pageToken }: { pageSize?: number; pageToken?: string },
) {
  const start = pageToken ? Number(pageToken) : 0;
  const end = start + (pageSize || DEFAULT_PAGE_SIZE);
  return { page: ids.slice(start, end), nextPageToken: end < ids.length ? String(end) : '' };
}
