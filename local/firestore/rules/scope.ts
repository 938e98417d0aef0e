import type { FunctionDeclaration } from './ast.ts';
import { EvaluationError, type RulesValue } from './values.ts';

/** A function together with the scope that it was declared in: names are lexical. */
export interface BoundFunction {
  declaration: FunctionDeclaration;
  scope: Scope;
}

/** Names that are visible at one place of the rules. */
export class Scope {
  readonly #variables: ReadonlyMap<string, RulesValue>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly #parent: Scope | null;

  constructor(
    parent: Scope | null,
    variables: ReadonlyMap<string, RulesValue>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.#parent = parent;
    this.#variables = variables;
    this.#functions = new Map(functions.map((declared) => [declared.name, declared]));
  }

  /** @throws EvaluationError naming a variable that is not there */
  variable(name: string): RulesValue {
    const value = this.#variables.get(name);
    if (value !== undefined) return value;
    if (!this.#parent) throw new EvaluationError(`unknown variable '${name}'`);
    return this.#parent.variable(name);
  }

  function(name: string): BoundFunction | null {
    const declaration = this.#functions.get(name);
    if (declaration) return { declaration, scope: this };
    return this.#parent?.function(name) ?? null;
  }
}
