import type { RulesRequest } from './types.ts';

/** Source position of a node, `line:column`, both counted from 1. */
export type Position = string;

export type BinaryOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | 'in' | '+' | '-' | '*' | '/' | '%';

/** An expression of the rules language. */
export type Expression = { at: Position } & (
  | { kind: 'literal'; value: null | boolean | number | string }
  | { kind: 'variable'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'slice'; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'negate'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'ternary'; condition: Expression; yes: Expression; no: Expression }
  /** Valid syntax that the evaluator does not know; evaluating it is an error. */
  | { kind: 'unsupported'; what: string }
);

/** `function name(parameters) { let ...; return result; }` */
export interface FunctionDeclaration {
  name: string;
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  result: Expression;
}

/** One segment of a match path: literal text, `{name}` or `{name=**}`. */
export type PathPattern =
  { kind: 'text'; text: string } | { kind: 'one'; name: string } | { kind: 'rest'; name: string };

export type Operation = RulesRequest['operation'];

/** `allow a, b: if condition;` with `read` and `write` spelled out. */
export interface Permission {
  at: Position;
  operations: Operation[];
  condition: Expression;
}

/** A `match` block; the service itself is one with an empty path. */
export interface MatchBlock {
  path: PathPattern[];
  functions: FunctionDeclaration[];
  permissions: Permission[];
  children: MatchBlock[];
}
