import type { FunctionDeclaration, MatchBlock, Operation, PathPattern, Permission } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import {
  kindOf,
  nodeAt,
  nodes,
  nodesOf,
  parseTree,
  positionOf,
  RulesSyntaxError,
  tokens,
  type Tree,
} from './tree.ts';

const OPERATIONS: Record<string, Operation[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

function operationsOf(id: Tree): Operation[] {
  const operations = OPERATIONS[id.getText()];
  if (!operations) {
    throw new RulesSyntaxError(positionOf(id), `unknown operation '${id.getText()}'`);
  }
  return operations;
}

function permission(node: Tree): Permission {
  const at = positionOf(node);
  const [body] = nodesOf(node, 'PermissionBody');
  return {
    at,
    operations: nodes(nodeAt(node, 0)).flatMap(operationsOf),
    // `allow read;` allows without a condition.
    condition: body ? parseExpression(nodeAt(body, 0)) : { at, kind: 'literal', value: true },
  };
}

function functionDeclaration(node: Tree): FunctionDeclaration {
  const [body] = nodesOf(node, 'FunctionBody');
  const [statement] = body ? nodesOf(body, 'ReturnStatement') : [];
  if (!body || !statement) throw new RulesSyntaxError(positionOf(node), 'a function must return');
  const parameters = nodesOf(node, 'FunctionSignature').flatMap((signature) =>
    nodesOf(signature, 'ParamList').flatMap(nodes),
  );
  return {
    name: nodeAt(node, 0).getText(),
    parameters: parameters.map((parameter) => parameter.getText()),
    bindings: nodesOf(body, 'BindingDeclaration').map((binding) => ({
      name: nodeAt(binding, 0).getText(),
      value: parseExpression(nodeAt(binding, 1)),
    })),
    result: parseExpression(nodeAt(statement, 0)),
  };
}

function pathPattern(segment: Tree): PathPattern[] {
  switch (kindOf(segment)) {
    case 'SimpleSegmemnt':
      return [{ kind: 'text', text: segment.getText().replace(/^\//, '') }];
    case 'CaptureSegment':
      return [{ kind: 'one', name: nodeAt(nodeAt(segment, 0), 0).getText() }];
    case 'GlobSegment':
      return [{ kind: 'rest', name: nodeAt(nodeAt(segment, 0), 0).getText() }];
    default:
      return [];
  }
}

function matchBlock(path: PathPattern[], statements: Tree[]): MatchBlock {
  const block: MatchBlock = { path, functions: [], permissions: [], children: [] };
  for (const statement of statements) {
    const declaration = nodeAt(statement, 0);
    switch (kindOf(declaration)) {
      case 'FunctionDeclaration':
        block.functions.push(functionDeclaration(declaration));
        break;
      case 'PermissionDeclaration':
        block.permissions.push(permission(declaration));
        break;
      case 'MatchRuleDeclaration': {
        const inside = nodes(nodeAt(declaration, 0)).flatMap(pathPattern);
        block.children.push(matchBlock(inside, nodesOf(declaration, 'MatchStatement')));
        break;
      }
      default:
        throw new RulesSyntaxError(positionOf(statement), `unknown ${kindOf(declaration)}`);
    }
  }
  return block;
}

function requireVersion2(tree: Tree): void {
  const [version] = nodesOf(tree, 'VersionStatement');
  if (version && /["']2["']/.test(tokens(version).join(''))) return;
  throw new RulesSyntaxError(positionOf(version ?? tree), "rules_version = '2' is required");
}

/**
 * Reads a rules file of version 2 for Cloud Firestore.
 * @returns the block of the service, whose children are its `match` blocks
 * @throws RulesSyntaxError with line and column
 */
export function parseRules(source: string): MatchBlock {
  const tree = parseTree(source);
  requireVersion2(tree);
  const functions: Tree[] = [];
  let service: Tree | undefined;
  for (const node of nodes(tree)) {
    if (kindOf(node) === 'ImportStatement') {
      throw new RulesSyntaxError(positionOf(node), 'import is not supported');
    }
    if (kindOf(node) !== 'RulesetStatement') continue;
    const declaration = nodeAt(node, 0);
    if (kindOf(declaration) === 'FunctionDeclaration') functions.push(node);
    else if (nodeAt(declaration, 0).getText() === 'cloud.firestore') service ??= declaration;
  }
  if (!service) throw new RulesSyntaxError(positionOf(tree), 'no service cloud.firestore');
  return matchBlock([], [...functions, ...nodesOf(service, 'ServiceStatement')]);
}
