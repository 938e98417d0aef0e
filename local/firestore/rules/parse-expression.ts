import type { BinaryOperator, Expression } from './ast.ts';
import { kindOf, nodeAt, nodes, nodesOf, positionOf, tokens, type Tree } from './tree.ts';

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The text of a string literal; null if it has an escape that is not known here. */
function unquote(text: string): string | null {
  const inside = text.slice(1, -1);
  if (/\\[^nrtbf\\'"]/.test(inside.replace(/\\\\/g, ''))) return null;
  return inside.replace(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? character);
}

function literalOrUnsupported(node: Tree, value: string | number | null): Expression {
  const at = positionOf(node);
  if (value === null) return { at, kind: 'unsupported', what: node.getText() };
  return { at, kind: 'literal', value };
}

function literal(node: Tree): Expression {
  const at = positionOf(node);
  const text = node.getText();
  if (text === 'null') return { at, kind: 'literal', value: null };
  if (text === 'true' || text === 'false') return { at, kind: 'literal', value: text === 'true' };
  if (/^["']/.test(text)) return literalOrUnsupported(node, unquote(text));
  const value = Number(text);
  // Documents hold plain numbers, so a whole one counts as an int everywhere; `2.0` could not be
  // told from `2`, which matters for a division.
  const isWholeFloat = /[.e]/i.test(text) && Number.isInteger(value);
  return literalOrUnsupported(node, Number.isNaN(value) || isWholeFloat ? null : value);
}

function argumentsOf(node: Tree): Expression[] {
  return nodesOf(node, 'ExpressionList').flatMap(nodes).map(parseExpression);
}

function method(node: Tree, object: Expression): Expression {
  const name = nodeAt(node, 1).getText();
  return { at: positionOf(node), kind: 'method', object, name, args: argumentsOf(node) };
}

function lookup(node: Tree): Expression {
  const at = positionOf(node);
  const object = parseExpression(nodeAt(node, 0));
  const bounds = nodeAt(node, 1);
  const first = parseExpression(nodeAt(bounds, 0));
  if (kindOf(bounds) === 'IndexLookup') return { at, kind: 'index', object, index: first };
  return { at, kind: 'slice', object, from: first, to: parseExpression(nodeAt(bounds, 1)) };
}

function pathSegment(segment: Tree): string | Expression {
  const child = nodeAt(segment, 0);
  return kindOf(child) === 'SimpleSegmemnt'
    ? child.getText().replace(/^\//, '')
    : parseExpression(child);
}

function mapEntries(node: Tree): Expression {
  const entries = nodesOf(nodeAt(node, 0), 'MapEntries').flatMap(nodes);
  return {
    at: positionOf(node),
    kind: 'map',
    entries: entries.map((entry) => ({
      key: parseExpression(nodeAt(entry, 0)),
      value: parseExpression(nodeAt(entry, 1)),
    })),
  };
}

function binary(node: Tree): Expression {
  return {
    at: positionOf(node),
    kind: 'binary',
    operator: tokens(node)[0] as BinaryOperator,
    left: parseExpression(nodeAt(node, 0)),
    right: parseExpression(nodeAt(node, 1)),
  };
}

function unary(kind: 'not' | 'negate') {
  return (node: Tree): Expression => ({
    at: positionOf(node),
    kind,
    operand: parseExpression(nodeAt(node, 0)),
  });
}

const inner = (node: Tree): Expression => parseExpression(nodeAt(node, 0));

/** One reading per alternative of the grammar's `expression` and `simpleExpression`. */
const READERS: Record<string, (node: Tree) => Expression> = {
  AdditiveExpression: binary,
  EqualityExpression: binary,
  ExprInExpression: binary,
  LogicalAndExpression: binary,
  LogicalOrExpression: binary,
  MultiplicativeExpression: binary,
  RelationalExpression: binary,
  NotExpression: unary('not'),
  UnaryAdditiveExpression: unary('negate'),
  PrimaryExpression: inner,
  ParenSimpleExpression: inner,
  LiteralExpression: (node) => literal(nodeAt(node, 0)),
  VariableSimpleExpression: (node) => ({
    at: positionOf(node),
    kind: 'variable',
    name: node.getText(),
  }),
  MemberLookupSimpleExpression: (node) => ({
    at: positionOf(node),
    kind: 'member',
    object: inner(node),
    name: nodeAt(node, 1).getText(),
  }),
  ListLookupSimpleExpression: lookup,
  IdMemberFunctionCallSimpleExpression: (node) =>
    method(node, { at: positionOf(node), kind: 'variable', name: nodeAt(node, 0).getText() }),
  MemberFunctionCallSimpleExpression: (node) => method(node, inner(node)),
  FunctionCallSimpleExpression: (node) => ({
    at: positionOf(node),
    kind: 'call',
    name: nodeAt(node, 0).getText(),
    args: argumentsOf(node),
  }),
  ListSimpleExpression: (node) => ({
    at: positionOf(node),
    kind: 'list',
    items: argumentsOf(node),
  }),
  MapSimpleExpression: mapEntries,
  PathSimpleExpression: (node) => ({
    at: positionOf(node),
    kind: 'path',
    segments: nodes(nodeAt(node, 0)).map(pathSegment),
  }),
  ExprIsTypeIdExpression: (node) => ({
    at: positionOf(node),
    kind: 'is',
    operand: inner(node),
    type: nodeAt(node, 1).getText(),
  }),
  TernaryExpression: (node) => ({
    at: positionOf(node),
    kind: 'ternary',
    condition: inner(node),
    yes: parseExpression(nodeAt(node, 1)),
    no: parseExpression(nodeAt(node, 2)),
  }),
};

/**
 * Reads an expression. Syntax that has no reading here becomes an `unsupported` node, which denies
 * when it is evaluated.
 */
export function parseExpression(node: Tree): Expression {
  const read = READERS[kindOf(node)];
  return read?.(node) ?? { at: positionOf(node), kind: 'unsupported', what: kindOf(node) };
}
