import type { BinaryOperator } from './ast.ts';
import {
  contains,
  equals,
  EvaluationError,
  isList,
  isMap,
  KnownFields,
  SetValue,
  typeOf,
  Unknown,
  type RulesValue,
} from './values.ts';

/** `&&` and `||` need their operands unevaluated, so the evaluator has them itself. */
type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

type Operator = (left: RulesValue, right: RulesValue) => RulesValue;

function refuse(operator: string, left: RulesValue, right: RulesValue): EvaluationError {
  return new EvaluationError(
    `operator '${operator}' does not take ${typeOf(left)} and ${typeOf(right)}`,
  );
}

function arithmetic(sign: string, compute: (left: number, right: number) => number): Operator {
  return (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return compute(left, right);
    throw refuse(sign, left, right);
  };
}

function dividing(sign: string, compute: (left: number, right: number) => number): Operator {
  return arithmetic(sign, (left, right) => {
    if (right === 0) throw new EvaluationError('division by zero');
    return compute(left, right);
  });
}

/** Both integers: the quotient loses its fraction, as in every typed language. */
function divide(left: number, right: number): number {
  const areIntegers = Number.isInteger(left) && Number.isInteger(right);
  return areIntegers ? Math.trunc(left / right) : left / right;
}

function comparing(sign: string, holds: (order: number) => boolean): Operator {
  return (left, right) => {
    if (left instanceof Date && right instanceof Date) {
      return holds(left.getTime() - right.getTime());
    }
    if (typeof left === 'number' && typeof right === 'number') return holds(left - right);
    if (typeof left === 'string' && typeof right === 'string') {
      return holds(Buffer.compare(Buffer.from(left), Buffer.from(right)));
    }
    throw refuse(sign, left, right);
  };
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  throw refuse('+', left, right);
}

function isIn(wanted: RulesValue, within: RulesValue): boolean {
  if (isList(within)) return contains(within, wanted);
  if (within instanceof SetValue) return contains(within.items, wanted);
  if (typeof wanted === 'string') {
    if (isMap(within)) return within.has(wanted);
    if (within instanceof KnownFields) {
      if (within.entries.has(wanted)) return true;
      throw new EvaluationError(`the query does not say whether '${wanted}' is there`);
    }
  }
  throw refuse('in', wanted, within);
}

const OPERATORS = {
  '==': equals,
  '!=': (left, right) => !equals(left, right),
  '<': comparing('<', (order) => order < 0),
  '<=': comparing('<=', (order) => order <= 0),
  '>': comparing('>', (order) => order > 0),
  '>=': comparing('>=', (order) => order >= 0),
  in: isIn,
  '+': add,
  '-': arithmetic('-', (left, right) => left - right),
  '*': arithmetic('*', (left, right) => left * right),
  '/': dividing('/', divide),
  '%': dividing('%', (left, right) => left % right),
} as const satisfies Record<StrictOperator, Operator>;

/**
 * Applies an operator that needs both its operands.
 * @throws EvaluationError when it does not take these types, or is not known
 */
export function applyOperator(
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (!Object.hasOwn(OPERATORS, operator)) {
    throw new EvaluationError(`unknown operator '${operator}'`);
  }
  return OPERATORS[operator](left, right);
}

const TYPES = [
  'bool',
  'float',
  'int',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

/**
 * `value is type`.
 * @throws EvaluationError for a type that is not known here, or a value that is not
 */
export function isOfType(value: RulesValue, type: string): boolean {
  if (!TYPES.includes(type)) throw new EvaluationError(`unknown type '${type}'`);
  if (value instanceof Unknown) throw new EvaluationError(`${value.what} is not known`);
  if (value instanceof KnownFields) return type === 'map';
  return type === 'number' ? typeof value === 'number' : typeOf(value) === type;
}
