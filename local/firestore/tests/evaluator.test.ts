import { describe, expect, it } from 'vitest';
import { decideBy, decideIf } from './decide.ts';

describe('an expression that is true allows', () => {
  it.each([
    ["resource.data.title == 'Plan'"],
    ['resource.data["title"] == "Plan"'],
    ["resource.id == 'one' && id == 'one'"],
    ["request.auth.uid == resource.data.owner && request.method == 'get'"],
    ["request.auth.token.email == 'ada@example.test'"],
    ['resource.data.gone == null'],
    ['1 + 2 * 3 == 7 && 7 / 2 == 3 && 7.5 / 2 == 3.75 && 7 % 4 == 3 && -1 < 0'],
    ["1 != '1' && [1, {'a': [2]}] == [1, {'a': [2]}] && 'a' + 'b' == 'ab'"],
    ["'a' < 'b' && 2 >= 2 && 1 <= 2 && 3 > 2"],
    ["'a' in resource.data.tags && 'title' in resource.data && !('x' in resource.data)"],
    ["resource.data.size is int && resource.data.tags is list && 'x' is string && 1.5 is float"],
    ['resource.data is map && request.time is timestamp && 1 is number && true is bool'],
    ["resource.data.size > 2 ? true : 'never'.evaluated()"],
    ["resource.data.tags[1] == 'b' && resource.data.tags[0:1] == ['a'] && 'plan'[0:2] == 'pl'"],
    ["resource.data.get('missing', 7) == 7 && resource.data.get('size', 7) == 3"],
    ["resource.data.get('gone', 7) == null && resource.data.get(['a', 'b'], 7) == 7"],
    [String.raw`"it\'s \\" == 'it\'s \\'`],
    ["'Plan'.lower() == 'plan' && ' a '.trim().upper() == 'A' && 'abc'.size() == 3"],
    ["'a1'.matches('[a-z][0-9]') && !'xa1'.matches('a1')"],
    ["resource.data.keys().hasAll(['title', 'owner']) && resource.data.size() == 5"],
    ["['a'].hasOnly(['a', 'b']) && ['a', 'b'].hasAny(['b']) && !['a'].hasAll(['a', 'b'])"],
    ["['a', 'a'].toSet().size() == 1 && ['a', 'b'].toSet() == ['b', 'a'].toSet()"],
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).affectedKeys() == ['b', 'c'].toSet()"],
    ['request.time.toMillis() > 0 && request.time == request.time'],
  ])('%s', (condition) => {
    expect(decideIf(condition)).toMatchObject({ allowed: true });
  });
});

describe('what the evaluator does not know denies and is named', () => {
  it.each([
    ["'a'.reverse() == 'a'", "unknown method 'reverse' of string"],
    ['resource.data.constructor() == null', "unknown method 'constructor' of map"],
    ["duration.value(1, 's') == duration.value(1, 's')", "unknown variable 'duration'"],
    ['getAfter(/databases/$(database)/documents/a/b) != null', "unknown function 'getAfter'"],
    ["b'ab' == b'ab'", 'unknown syntax'],
    [String.raw`'\u0041' == 'A'`, 'unknown syntax'],
    ['1 / 2.0 == 0.5', "unknown syntax '2.0'"],
    ["'a' is latlng", "unknown type 'latlng'"],
    ["'a'.matches('(?i)A')", 'regular expression is not supported'],
    ["'a'.matches('(')", 'regular expression is not supported'],
    ['nobody == null', "unknown variable 'nobody'"],
  ])('%s', (condition, reason) => {
    const decision = decideIf(condition);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain(reason);
  });

  it('denies a type of stored value that it does not know', () => {
    class GeoPoint {
      latitude = 52.5;
    }
    const resource = { place: new GeoPoint() };
    expect(decideIf('resource.data.place != null', { resource }).allowed).toBe(false);
    expect(decideIf('resource.data.place.latitude == 52.5', { resource }).allowed).toBe(false);
  });
});

describe('an error', () => {
  it.each([
    ['a missing field', 'resource.data.missing == null', "map has no 'missing'"],
    ['a field that every object has', 'resource.data.toString != 1', "map has no 'toString'"],
    ['a member of null', 'resource.data.gone.x == null', "null has no 'x'"],
    ['an element past the end', "resource.data.tags[9] != 'a'", 'no such element'],
    ['a comparison across types', "1 < '2'", "operator '<' does not take int and string"],
    ['a sum across types', "'1' + 1 == '11'", "operator '+' does not take string and int"],
    ['a condition that is no bool', "'true'", 'a string, not a bool'],
    ['a negation of a string', "!'x'", 'expected a bool, not string'],
    ['a division by zero', '1 / 0 == 1', 'division by zero'],
    ['a method with too few arguments', "resource.data.get('x') == null", 'takes 2 arguments'],
  ])('%s denies with its reason and place', (_, condition, reason) => {
    const decision = decideIf(condition);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain(reason);
    expect(decision.reason).toMatch(/ at 2:\d+$/);
  });

  it('does not poison another allow statement', () => {
    const rules = `match /notes/{id} {
      allow get: if resource.data.missing == 1;
      allow get: if true;
    }`;
    expect(decideBy(rules).allowed).toBe(true);
  });

  it.each([
    ['true || resource.data.missing', true],
    ['resource.data.missing || true', true],
    ['resource.data.missing || false', false],
    ['false || resource.data.missing', false],
    ['!(resource.data.missing && false)', true],
    ['!(false && resource.data.missing)', true],
    ['resource.data.missing && true', false],
    ['!(resource.data.missing && true)', false],
    ["!(resource.data.missing || 'text')", false],
  ])('is outweighed only by an operand that settles the result: %s', (condition, allowed) => {
    expect(decideIf(condition).allowed).toBe(allowed);
  });
});

describe('signed-out requests', () => {
  it('have a null request.auth', () => {
    expect(decideIf('request.auth == null', { auth: null }).allowed).toBe(true);
    expect(decideIf("request.auth.uid == 'ada'", { auth: null }).allowed).toBe(false);
  });
});
