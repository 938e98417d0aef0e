import type { Expression } from './ast.ts';
import type { DocumentAccess } from './document-access.ts';
import { callMethod } from './methods.ts';
import { applyOperator, isOfType } from './operators.ts';
import { Scope, type BoundFunction } from './scope.ts';
import {
  EvaluationError,
  isList,
  isMap,
  KnownFields,
  PathValue,
  typeOf,
  Unknown,
  type RulesValue,
} from './values.ts';

/** Deepest nesting of function calls (Firestore's limit); recursion ends here too. */
const MAX_CALL_DEPTH = 20;

/** Evaluates expressions for one request. */
export class Evaluator {
  readonly #documents: DocumentAccess;
  #depth = 0;

  constructor(documents: DocumentAccess) {
    this.#documents = documents;
  }

  /** @throws EvaluationError with the position of the innermost expression that failed */
  evaluate(expression: Expression, scope: Scope): RulesValue {
    try {
      return this.#evaluate(expression, scope);
    } catch (error) {
      if (error instanceof EvaluationError) error.at ??= expression.at;
      throw error;
    }
  }

  #evaluate(node: Expression, scope: Scope): RulesValue {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return scope.variable(node.name);
      case 'member':
        return entry(this.evaluate(node.object, scope), node.name);
      case 'index':
        return element(this.evaluate(node.object, scope), this.evaluate(node.index, scope));
      case 'slice':
        return slice(
          this.evaluate(node.object, scope),
          this.evaluate(node.from, scope),
          this.evaluate(node.to, scope),
        );
      case 'list':
        return this.#all(node.items, scope);
      case 'map':
        return new Map(
          node.entries.map(({ key, value }) => [
            asString(this.evaluate(key, scope)),
            this.evaluate(value, scope),
          ]),
        );
      case 'path':
        return new PathValue(node.segments.flatMap((segment) => this.#segment(segment, scope)));
      case 'call':
        return this.#call(node.name, this.#all(node.args, scope), scope);
      case 'method':
        return callMethod(
          this.evaluate(node.object, scope),
          node.name,
          this.#all(node.args, scope),
        );
      case 'not':
        return !asBoolean(this.evaluate(node.operand, scope));
      case 'negate':
        return applyOperator('-', 0, this.evaluate(node.operand, scope));
      case 'is':
        return isOfType(this.evaluate(node.operand, scope), node.type);
      case 'ternary':
        return asBoolean(this.evaluate(node.condition, scope))
          ? this.evaluate(node.yes, scope)
          : this.evaluate(node.no, scope);
      case 'binary':
        if (node.operator === '&&') return this.#either(node.left, node.right, false, scope);
        if (node.operator === '||') return this.#either(node.left, node.right, true, scope);
        return applyOperator(
          node.operator,
          this.evaluate(node.left, scope),
          this.evaluate(node.right, scope),
        );
      case 'unsupported':
        throw new EvaluationError(`unknown syntax '${node.what}'`);
    }
  }

  #all(nodes: Expression[], scope: Scope): RulesValue[] {
    return nodes.map((node) => this.evaluate(node, scope));
  }

  /**
   * `||` (decisive: true) and `&&` (decisive: false). A decisive operand settles the result, even
   * if the other one is an error; the right one is evaluated only if the left did not settle it.
   */
  #either(left: Expression, right: Expression, decisive: boolean, scope: Scope): boolean {
    let failure: unknown;
    for (const operand of [left, right]) {
      try {
        if (asBoolean(this.evaluate(operand, scope)) === decisive) return decisive;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure ??= error;
      }
    }
    if (failure) throw failure;
    return !decisive;
  }

  #segment(segment: string | Expression, scope: Scope): readonly string[] {
    if (typeof segment === 'string') return [segment];
    const value = this.evaluate(segment, scope);
    return value instanceof PathValue ? value.segments : [asString(value)];
  }

  #call(name: string, args: RulesValue[], scope: Scope): RulesValue {
    const declared = scope.function(name);
    if (declared) return this.#run(declared, args);
    if (name !== 'get' && name !== 'exists') {
      throw new EvaluationError(`unknown function '${name}'`);
    }
    const [path = null] = args;
    if (args.length !== 1) throw new EvaluationError(`function '${name}' takes 1 arguments`);
    const document = this.#documents.get(path);
    return name === 'get' ? document : document !== null;
  }

  #run({ declaration, scope }: BoundFunction, args: RulesValue[]): RulesValue {
    const { name, parameters, bindings, result } = declaration;
    if (args.length !== parameters.length) {
      throw new EvaluationError(`function '${name}' takes ${String(parameters.length)} arguments`);
    }
    if (this.#depth >= MAX_CALL_DEPTH) {
      throw new EvaluationError(`calls nested deeper than ${String(MAX_CALL_DEPTH)}`);
    }
    this.#depth += 1;
    try {
      let local = new Scope(
        scope,
        new Map(parameters.map((parameter, at) => [parameter, args[at] ?? null])),
      );
      for (const binding of bindings) {
        const value = this.evaluate(binding.value, local);
        local = new Scope(local, new Map([[binding.name, value]]));
      }
      return this.evaluate(result, local);
    } finally {
      this.#depth -= 1;
    }
  }
}

function asBoolean(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`expected a bool, not ${typeOf(value)}`);
}

function asString(value: RulesValue): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`expected a string, not ${typeOf(value)}`);
}

function entry(object: RulesValue, name: string): RulesValue {
  if (object instanceof Unknown) throw new EvaluationError(`${object.what} is not known`);
  const entries = object instanceof KnownFields ? object.entries : object;
  const value = isMap(entries) ? entries.get(name) : undefined;
  if (value !== undefined) return value;
  if (object instanceof KnownFields) {
    throw new EvaluationError(`the query does not say what '${name}' is`);
  }
  throw new EvaluationError(`${typeOf(object)} has no '${name}'`);
}

function element(object: RulesValue, index: RulesValue): RulesValue {
  if (typeof index === 'string') return entry(object, index);
  const found = isList(object) && typeof index === 'number' ? object[index] : undefined;
  if (found !== undefined) return found;
  throw new EvaluationError(`${typeOf(object)} has no such element`);
}

function slice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const isText = typeof object === 'string';
  if (typeof from === 'number' && typeof to === 'number' && (isText || isList(object))) {
    const length = object.length;
    if (from >= 0 && from <= to && to <= length) return object.slice(from, to);
  }
  throw new EvaluationError(`${typeOf(object)} has no such range`);
}
