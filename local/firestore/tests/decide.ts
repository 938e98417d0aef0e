import { compileRules } from '../rules/compile.ts';
import type { RulesDecision, RulesRequest } from '../rules/types.ts';

/** Documents that `get()` and `exists()` find, by path. */
export type Documents = Record<string, Record<string, unknown>>;

const GET_NOTE: RulesRequest = {
  operation: 'get',
  path: 'notes/one',
  auth: { uid: 'ada', token: { email: 'ada@example.test' } },
  resource: { title: 'Plan', owner: 'ada', tags: ['a', 'b'], size: 3, gone: null },
  requestResource: null,
  time: new Date('2026-01-02T03:04:05.000Z'),
};

/** Decides a request by the statements inside `match /databases/{database}/documents`. */
export function decideBy(
  statements: string,
  request: Partial<RulesRequest> = {},
  documents: Documents = {},
): RulesDecision {
  const source = `rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${statements} } }`;
  return compileRules(source).allows(
    { ...GET_NOTE, ...request },
    (path) => documents[path] ?? null,
  );
}

/** Decides a request on `notes/one` by one condition; `{id}` is `one`. */
export function decideIf(
  condition: string,
  request: Partial<RulesRequest> = {},
  documents: Documents = {},
): RulesDecision {
  const statement = `match /notes/{id} { allow read, write: if ${condition}; }`;
  return decideBy(statement, request, documents);
}
