import { describe, expect, it } from 'vitest';
import { decideIf } from './decide.ts';

/** A list of `notes` in which the query pins these fields by equality. */
function list(pinned: Record<string, unknown> | null, limit?: number) {
  return {
    operation: 'list',
    path: 'notes',
    resource: pinned,
    ...(limit === undefined ? {} : { query: { limit } }),
  } as const;
}

describe('a list', () => {
  it('is allowed when the query pins the field that the rule asks for', () => {
    expect(
      decideIf('resource.data.owner == request.auth.uid', list({ owner: 'ada' })).allowed,
    ).toBe(true);
  });

  it('is denied when the query pins it to something else', () => {
    expect(
      decideIf('resource.data.owner == request.auth.uid', list({ owner: 'bob' })).allowed,
    ).toBe(false);
  });

  it.each([
    ['pins another field', { title: 'Plan' }],
    ['pins nothing', {}],
    ['has no filter', null],
  ])('is denied when the query %s', (_, pinned) => {
    const decision = decideIf('resource.data.owner == request.auth.uid', list(pinned));
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain("the query does not say what 'owner' is");
  });

  it.each([
    ["!('secret' in resource.data)"],
    ["resource.data.get('secret', false) == false"],
    ["resource.data.get(['secret', 'x'], false) == false"],
    ['resource.data.size() == 1'],
    ["resource.data.keys().hasOnly(['owner'])"],
    ["resource.data == {'owner': 'ada'}"],
    ["resource.data != {'owner': 'bob'}"],
    ["id != 'one'"],
    ["resource.id != 'one'"],
    ['resource != null'],
    ["exists(/databases/$(database)/documents/notes/$(id)) || 'x' in resource.data"],
  ])('is denied by what the filters do not say: %s', (condition) => {
    expect(decideIf(condition, list({ owner: 'ada' })).allowed).toBe(false);
  });

  it.each([
    ["'owner' in resource.data"],
    ["resource.data.get('owner', 'x') == 'ada'"],
    ["resource.data['owner'] == 'ada' && resource.data is map"],
    ['request.auth != null || resource.data.secret == 1'],
  ])('is allowed by what the filters do say: %s', (condition) => {
    expect(decideIf(condition, list({ owner: 'ada' })).allowed).toBe(true);
  });

  it.each([
    ["resource.data.place.city == 'Berlin'", true],
    ["!('secret' in resource.data.place)", false],
    ["resource.data.place == {'city': 'Berlin'}", false],
    ["resource.data.get(['place', 'secret'], 'x') == 'x'", false],
  ])('knows of a map no more than the nested field that is pinned: %s', (condition, allowed) => {
    expect(decideIf(condition, list({ place: { city: 'Berlin' } })).allowed).toBe(allowed);
  });

  it('is bounded by request.query.limit, and an absent limit is an error', () => {
    expect(decideIf('request.query.limit <= 10', list(null, 10)).allowed).toBe(true);
    expect(decideIf('request.query.limit <= 10', list(null, 11)).allowed).toBe(false);
    expect(decideIf('request.query.limit <= 10', list(null)).reason).toContain("no 'limit'");
  });
});
