import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import type { ParserRuleContext, TerminalNode } from 'antlr4';
import type { Position } from './ast.ts';

/** A node of the parse tree of the official grammar. */
export type Tree = ParserRuleContext;

/** A mistake in the source of the rules; the message starts with `line:column`. */
export class RulesSyntaxError extends Error {
  override name = 'RulesSyntaxError';
  constructor(at: Position, message: string) {
    super(`${at} ${message}`);
  }
}

function isTerminal(node: object): node is TerminalNode {
  return 'symbol' in node;
}

/**
 * The parse tree of a rules file, by the grammar that Firebase publishes. The package hands it out
 * as an untyped parser service (its README, "Interfacing with the ANTLR4 AST").
 * @throws RulesSyntaxError on a syntax error
 */
export function parseTree(source: string): Tree {
  try {
    return parseForESLint(source).services['tree'] as Tree;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { lineNumber = 0, column = 0 } = error as { lineNumber?: number; column?: number };
    throw new RulesSyntaxError(`${String(lineNumber)}:${String(column)}`, error.message);
  }
}

/** The grammar's name of a node, for example `TernaryExpression`. */
export function kindOf(node: Tree): string {
  return node.constructor.name.replace(/^_|Context$/g, '');
}

export function positionOf(node: Tree): Position {
  return `${String(node.start.line)}:${String(node.start.column + 1)}`;
}

/** Child nodes, without the tokens between them. */
export function nodes(node: Tree): Tree[] {
  return (node.children ?? []).filter((child): child is Tree => !isTerminal(child));
}

/** Child nodes of one kind. */
export function nodesOf(node: Tree, kind: string): Tree[] {
  return nodes(node).filter((child) => kindOf(child) === kind);
}

/** Texts of the tokens directly under a node. */
export function tokens(node: Tree): string[] {
  return (node.children ?? []).filter(isTerminal).map((token) => token.getText());
}

/** The child node at an index. @throws RulesSyntaxError if the grammar gave none */
export function nodeAt(node: Tree, index: number): Tree {
  const child = nodes(node)[index];
  if (!child) throw new RulesSyntaxError(positionOf(node), `incomplete ${kindOf(node)}`);
  return child;
}
