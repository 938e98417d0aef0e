import type { MatchBlock, Permission } from './ast.ts';
import { DATABASE_PREFIX, DocumentAccess, resourceOf } from './document-access.ts';
import { Evaluator } from './evaluate.ts';
import { matchPath, type RequestedSegment } from './match-path.ts';
import { parseRules } from './parse.ts';
import { Scope } from './scope.ts';
import type { RulesDecision, RulesRequest, Ruleset } from './types.ts';
import {
  EvaluationError,
  isMap,
  KnownFields,
  PathValue,
  toMap,
  typeOf,
  type RulesValue,
} from './values.ts';

interface Candidate {
  permission: Permission;
  scope: Scope;
}

/**
 * Compiles Firestore security rules (version 2). A request is allowed when one `allow`
 * statement that covers it is true. An operator, method, function or type that is not known here
 * is an error, and an error never allows.
 * @throws RulesSyntaxError whose message starts with `line:column`
 */
export function compileRules(source: string): Ruleset {
  const service = parseRules(source);
  return {
    allows(request, read) {
      const globals = new Scope(null, globalsOf(request));
      const candidates = candidatesIn(service, requestedPath(request), globals).filter(
        ({ permission }) => permission.operations.includes(request.operation),
      );
      return decide(candidates, request, new Evaluator(new DocumentAccess(read)));
    },
  };
}

function decide(
  candidates: Candidate[],
  { operation, path }: RulesRequest,
  evaluator: Evaluator,
): RulesDecision {
  const reasons: string[] = [];
  for (const { permission, scope } of candidates) {
    try {
      const result = evaluator.evaluate(permission.condition, scope);
      if (result === true) return { allowed: true, reason: `allowed at ${permission.at}` };
      const found = result === false ? 'false' : `a ${typeOf(result)}, not a bool`;
      reasons.push(`${found} at ${permission.at}`);
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      reasons.push(`${error.message} at ${error.at ?? permission.at}`);
    }
  }
  const why = reasons.length > 0 ? reasons.join('; ') : 'no allow statement covers it';
  return { allowed: false, reason: `${operation} of ${path} denied: ${why}` };
}

function candidatesIn(block: MatchBlock, path: RequestedSegment[], outer: Scope): Candidate[] {
  return matchPath(block.path, path).flatMap(({ captures, rest }) => {
    const scope = new Scope(outer, captures, block.functions);
    const own = rest.length === 0 ? block.permissions : [];
    return [
      ...own.map((permission) => ({ permission, scope })),
      ...block.children.flatMap((child) => candidatesIn(child, rest, scope)),
    ];
  });
}

function requestedPath({ operation, path }: RulesRequest): RequestedSegment[] {
  const known = [...DATABASE_PREFIX, ...path.split('/')];
  return operation === 'list' ? [...known, null] : known;
}

function currentResource({ operation, path, resource }: RulesRequest): RulesValue {
  if (operation !== 'list') return resource && resourceOf(path, resource);
  return new KnownFields(new Map([['data', onlyKnown(toMap(resource ?? {}))]]));
}

/** A filter on `a.b` pins a part of `a`, so maps inside are known in part only, too. */
function onlyKnown(map: ReadonlyMap<string, RulesValue>): KnownFields {
  const entries = [...map].map(([name, value]): [string, RulesValue] => [
    name,
    isMap(value) ? onlyKnown(value) : value,
  ]);
  return new KnownFields(new Map(entries));
}

function globalsOf(request: RulesRequest): Map<string, RulesValue> {
  const { operation, path, auth, requestResource, query, time } = request;
  const visible = new Map<string, RulesValue>([
    ['auth', auth && toMap({ uid: auth.uid, token: auth.token })],
    ['method', operation],
    ['path', new PathValue([...DATABASE_PREFIX, ...path.split('/')])],
    ['time', time],
  ]);
  if (requestResource) visible.set('resource', resourceOf(path, requestResource));
  if (operation === 'list') visible.set('query', toMap(query ?? {}));
  return new Map<string, RulesValue>([
    ['request', visible],
    ['resource', currentResource(request)],
  ]);
}
