/** One client request, as security rules see it. */
export interface RulesRequest {
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** `user_profiles/abc`; for `list` the path of the collection. */
  path: string;
  auth: { uid: string; token: Record<string, unknown> } | null;
  /** The document as it is now; for `list` the fields that equality filters pin. */
  resource: Record<string, unknown> | null;
  /** The document as it would be after the write. */
  requestResource: Record<string, unknown> | null;
  query?: { limit?: number };
  time: Date;
}

/** Whether a request may proceed; `reason` is for the developer, not for the client. */
export interface RulesDecision {
  allowed: boolean;
  reason: string;
}

/** Reads a document for `get()` and `exists()`; null when there is none. */
export type DocumentReader = (path: string) => Record<string, unknown> | null;

/** Compiled security rules. */
export interface Ruleset {
  allows(request: RulesRequest, read: DocumentReader): RulesDecision;
}
