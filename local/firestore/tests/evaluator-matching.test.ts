import { describe, expect, it } from 'vitest';
import { RulesSyntaxError } from '../rules/tree.ts';
import { compileRules } from '../rules/compile.ts';
import type { RulesRequest } from '../rules/types.ts';
import { decideBy, decideIf } from './decide.ts';

function allows(statements: string, path: string, operation: RulesRequest['operation'] = 'get') {
  return decideBy(statements, { path, operation }).allowed;
}

describe('a wildcard', () => {
  it('covers one segment, not the documents below', () => {
    const rules = 'match /notes/{id} { allow read; }';
    expect(allows(rules, 'notes/one')).toBe(true);
    expect(allows(rules, 'notes/one/parts/two')).toBe(false);
    expect(allows(rules, 'others/one')).toBe(false);
  });

  it('with =** covers every depth, also none, and is the path it stands for', () => {
    const rules = 'match /notes/{rest=**} { allow read: if rest != /a/b; }';
    expect(allows(rules, 'notes/one')).toBe(true);
    expect(allows(rules, 'notes/one/parts/two')).toBe(true);
    expect(allows('match /notes/{id}/{rest=**} { allow read; }', 'notes/one')).toBe(true);
    expect(allows(rules, 'others/one')).toBe(false);
  });

  it('with =** may be in front, for collections at any depth', () => {
    const rules = "match /{path=**}/parts/{id} { allow read: if id == 'two'; }";
    expect(allows(rules, 'parts/two')).toBe(true);
    expect(allows(rules, 'notes/one/parts/two')).toBe(true);
    expect(allows(rules, 'notes/two')).toBe(false);
  });
});

describe('a nested match', () => {
  const rules = `match /notes/{note} {
    allow get: if false;
    match /parts/{part} { allow get: if note == 'one' && part == 'two'; }
  }`;

  it('sees the wildcards around it', () => {
    expect(allows(rules, 'notes/one/parts/two')).toBe(true);
    expect(allows(rules, 'notes/other/parts/two')).toBe(false);
  });

  it('gives nothing to the document around it', () => {
    expect(allows(rules, 'notes/one')).toBe(false);
  });
});

describe('an operation', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['create, delete', ['create', 'delete']],
    ['get', ['get']],
  ] as const)('allow %s covers %j and nothing else', (word, covered) => {
    const rules = `match /notes/{id} { allow ${word}; }`;
    for (const operation of ['get', 'list', 'create', 'update', 'delete'] as const) {
      const path = operation === 'list' ? 'notes' : 'notes/one';
      const expected = covered.some((one) => one === operation);
      expect(allows(rules, path, operation), operation).toBe(expected);
    }
  });

  it('sees the document after a write', () => {
    const condition = "request.resource.data.title == 'New' && resource.data.title == 'Plan'";
    const requestResource = { title: 'New' };
    expect(decideIf(condition, { operation: 'update', requestResource }).allowed).toBe(true);
    expect(decideIf(condition, { operation: 'delete' }).allowed).toBe(false);
  });

  it('has no current document when one is created', () => {
    const created = { operation: 'create', resource: null, requestResource: {} } as const;
    expect(decideIf('resource == null', created).allowed).toBe(true);
  });
});

describe('a function', () => {
  it('takes arguments, binds names and sees the scope that it is in', () => {
    const rules = `function isOwner(note) { let me = request.auth.uid; return note.owner == me; }
      match /notes/{id} {
        function isOne() { return id == 'one'; }
        allow get: if isOwner(resource.data) && isOne();
      }`;
    expect(allows(rules, 'notes/one')).toBe(true);
    expect(allows(rules, 'notes/two')).toBe(false);
  });

  it('does not see the names of its caller', () => {
    const rules = `function isOne() { return id == 'one'; }
      match /notes/{id} { allow get: if isOne(); }`;
    expect(decideBy(rules).reason).toContain("unknown variable 'id'");
  });

  it('that calls itself is an error, not an endless loop', () => {
    const rules = `function loop() { return loop(); } match /notes/{id} { allow get: if loop(); }`;
    expect(decideBy(rules).reason).toContain('nested deeper than 20');
  });

  it('called with another number of arguments is an error', () => {
    const rules = `function same(a) { return a == a; } match /notes/{id} { allow get: if same(); }`;
    expect(decideBy(rules).reason).toContain("function 'same' takes 1 argument");
  });
});

describe('another document', () => {
  const documents = { 'users/ada': { role: 'editor' } };

  it('is read by get() and found by exists(), its path interpolated', () => {
    const user = '/databases/$(database)/documents/users/$(request.auth.uid)';
    const condition = `exists(${user}) && get(${user}).data.role == 'editor'`;
    expect(decideIf(condition, {}, documents).allowed).toBe(true);
    expect(decideIf(condition, {}, {}).allowed).toBe(false);
  });

  it('must be named by the full path of a document', () => {
    expect(decideIf('exists(/users/ada)', {}, documents).reason).toContain('not the path of');
    expect(decideIf("exists('users/ada')", {}, documents).reason).toContain('expected a path');
  });

  it('may be looked up ten times, not eleven', () => {
    const lookUps = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `!exists(/databases/$(database)/documents/users/u${String(at)})`,
      ).join(' && ');
    expect(decideIf(lookUps(10)).allowed).toBe(true);
    expect(decideIf(lookUps(11)).reason).toContain('more than 10 document look-ups');
  });
});

describe('a mistake in the source', () => {
  const within = (text: string) =>
    `rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { ${text} }\n}`;

  it.each([
    ['syntax', within('allow read: if ;'), '3:'],
    ['an unknown operation', within('allow fly: if true;'), "3:24 unknown operation 'fly'"],
    [
      'an old version',
      'service cloud.firestore {\n match /a/{b} { allow get; } }',
      '1:1 rules_version',
    ],
    [
      'another service',
      "rules_version = '2'; service firebase.storage { match /a { allow get; } }",
      'no service',
    ],
  ])('is refused with line and column: %s', (_, source, message) => {
    expect(() => compileRules(source)).toThrow(RulesSyntaxError);
    expect(() => compileRules(source)).toThrow(message);
    expect(() => compileRules(source)).toThrow(/^\d+:\d+ /);
  });
});
