import { StatusError } from '../errors.ts';
import { pinnedFields } from '../query/pinned-fields.ts';
import type { QueryPlan } from '../query/plan.ts';
import type { RulesRequest, Ruleset } from '../rules/types.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';
import { parseName } from '../store/names.ts';
import type { Change } from '../store/writes.ts';
import type { Credentials } from './credentials.ts';
import { toPlainFields } from './plain-values.ts';

type Question = Pick<RulesRequest, 'operation' | 'path' | 'resource' | 'requestResource' | 'query'>;

/** Asks the security rules on behalf of one web request; each method throws PERMISSION_DENIED. */
export class Guard {
  #rules: Ruleset;
  #store: DocumentStore;
  #credentials: Credentials;
  #root: string;

  /** @param root `projects/p/databases/d/documents`, where the rules' own `get()` reads */
  constructor(rules: Ruleset, store: DocumentStore, credentials: Credentials, root: string) {
    this.#rules = rules;
    this.#store = store;
    this.#credentials = credentials;
    this.#root = root;
  }

  checkGet(name: string): void {
    const resource = plain(this.#store.get(name));
    this.#ask({ operation: 'get', path: this.#path(name), resource, requestResource: null });
  }

  /** "Rules are not filters": a query is judged by what its equality filters say of every result. */
  checkList(plan: QueryPlan): void {
    if (this.#credentials.owner) return;
    if (plan.allDescendants || plan.collectionId === undefined)
      throw denied('Collection group queries from the web are not available locally.');
    this.#ask({
      operation: 'list',
      path: this.#path(`${plan.parent}/${plan.collectionId}`),
      resource: toPlainFields(pinnedFields(plan.condition)),
      requestResource: null,
      query: plan.limit === undefined ? {} : { limit: plan.limit },
    });
  }

  checkChange({ kind, name, before, after }: Change): void {
    if (kind === 'verify') {
      this.checkGet(name);
      return;
    }
    const operation = !after ? 'delete' : before ? 'update' : 'create';
    this.#ask({
      operation,
      path: this.#path(name),
      resource: plain(before),
      requestResource: plain(after),
    });
  }

  #ask(question: Question): void {
    if (this.#credentials.owner) return;
    const request: RulesRequest = { ...question, auth: this.#credentials.auth, time: new Date() };
    const decision = this.#rules.allows(request, (path) =>
      plain(this.#store.get(`${this.#root}/${path}`)),
    );
    if (!decision.allowed) throw denied(decision.reason);
  }

  #path(name: string): string {
    return parseName(name).segments.join('/');
  }
}

function plain(document: StoredDocument | undefined): Record<string, unknown> | null {
  return document ? toPlainFields(document.fields) : null;
}

/** The developer sees why; production says no more than the first sentence. */
function denied(reason: string): StatusError {
  return new StatusError('PERMISSION_DENIED', `Missing or insufficient permissions. ${reason}`);
}
