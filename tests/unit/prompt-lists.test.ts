import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeLists,
  EMPTY_LISTS,
  MAX_FAVOURITES,
  MAX_RECENT_PROMPTS,
  inList,
  ownPromptId,
  ownPromptKey,
  parseChanges,
  parseLegacyLists,
  promptKey,
  PROMPT_KEY,
  withoutPrompt,
  type PromptLists,
  type ListsChange,
} from '#shared/rules/prompt-lists.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'own:f');
const keys = fc.array(key, { maxLength: 20 });
const change: fc.Arbitrary<ListsChange> = fc.oneof(
  fc.record({ action: fc.constant('favourite' as const), key, on: fc.boolean() }),
  fc.record({ action: fc.constant('use' as const), key }),
  fc.record({ action: fc.constant('adopt' as const), favourites: keys, recent: keys }),
);
const manyLists = fc
  .array(change)
  .map((changes) => changes.reduce((lists, step) => changeLists(lists, step, NOW), EMPTY_LISTS));

const used = ({ recent }: PromptLists) => recent.map((each) => each.key);
const favourite = (name: string, on: boolean): ListsChange => ({
  action: 'favourite',
  key: name,
  on,
});

describe('a member’s lists of prompts', () => {
  it('keeps a prompt under one key in both languages, and an own prompt apart from all', () => {
    expect(promptKey('release-notes.en')).toBe('release-notes');
    expect(promptKey('release-notes.de')).toBe('release-notes');
    expect(promptKey(ownPromptKey('1'))).toBe('own:1');
    expect(ownPromptId(ownPromptKey('1'))).toBe('1');
    expect(ownPromptId('release-notes')).toBeNull();
  });

  it('puts a favourite first, and takes it away again', () => {
    const two = ['a', 'b'].reduce(
      (s, name) => changeLists(s, favourite(name, true), NOW),
      EMPTY_LISTS,
    );
    expect(two.favourites).toEqual(['b', 'a']);
    expect(changeLists(two, favourite('b', false), NOW).favourites).toEqual(['a']);
  });

  it('lists what was used last first, each once with its time, and forgets the oldest', () => {
    const names = Array.from({ length: MAX_RECENT_PROMPTS + 1 }, (_, index) => `p${index}`);
    const all = names.reduce<PromptLists>(
      (lists, name) => changeLists(lists, { action: 'use', key: name }, NOW),
      EMPTY_LISTS,
    );
    const { recent } = changeLists(all, { action: 'use', key: 'p5' }, LATER);
    expect(recent).toHaveLength(MAX_RECENT_PROMPTS);
    expect(recent.slice(0, 2)).toEqual([
      { key: 'p5', used_at: LATER },
      { key: 'p12', used_at: NOW },
    ]);
    expect(recent.filter((each) => each.key === 'p5')).toHaveLength(1);
  });

  it('takes what a browser kept behind what the account has', () => {
    const account: PromptLists = { favourites: ['b'], recent: [{ key: 'c', used_at: NOW }] };
    const older = { action: 'adopt', favourites: ['a', 'b'], recent: ['d', 'c'] } as const;
    const adopted = changeLists(account, older, LATER);
    expect(adopted.favourites).toEqual(['b', 'a']);
    expect(adopted.recent).toEqual([
      { key: 'c', used_at: NOW },
      { key: 'd', used_at: NOW },
    ]);
  });

  it('is the same after a change that arrives twice', () => {
    fc.assert(
      fc.property(manyLists, change, (lists, step) => {
        const once = changeLists(lists, step, LATER);
        expect(changeLists(once, step, LATER)).toEqual(once);
      }),
    );
  });

  it('stays within its limits, with each prompt once', () => {
    fc.assert(
      fc.property(manyLists, (lists) => {
        expect(lists.favourites.length).toBeLessThanOrEqual(MAX_FAVOURITES);
        expect(lists.recent.length).toBeLessThanOrEqual(MAX_RECENT_PROMPTS);
        expect(new Set(lists.favourites).size).toBe(lists.favourites.length);
        expect(new Set(used(lists)).size).toBe(lists.recent.length);
      }),
    );
  });

  it('loses a prompt that is deleted, and only that', () => {
    fc.assert(
      fc.property(manyLists, key, (lists, gone) => {
        const left = withoutPrompt(lists, gone);
        expect(left.favourites).toEqual(lists.favourites.filter((each) => each !== gone));
        expect(used(left)).toEqual(used(lists).filter((each) => each !== gone));
      }),
    );
  });

  it('shows its prompts in its own order and skips those that are gone', () => {
    const prompts = ['a.en', 'b.en', 'own:c'].map((id) => ({ prompt: { id } }));
    expect(inList(prompts, ['own:c', 'gone', 'a']).map(({ prompt }) => prompt.id)).toEqual([
      'own:c',
      'a.en',
    ]);
  });
});

describe('what a browser kept', () => {
  it.each([
    null,
    '',
    'no json',
    'null',
    '7',
    '[]',
    '{"favourites":{"a":1},"recent":"b"}',
    '{"favourites":[1,null,"../x","a b"]}',
  ])('is nothing when the store holds %s', (text) => {
    expect(parseLegacyLists(text)).toEqual({ favourites: [], recent: [] });
  });

  it('is read as it was, without doubles', () => {
    const lists = { favourites: ['b', 'a'], recent: ['c'] };
    expect(parseLegacyLists(JSON.stringify(lists))).toEqual(lists);
    expect(parseLegacyLists('{"favourites":["a","a"],"recent":[]}').favourites).toEqual(['a']);
  });

  it('of changes is only what looks like one', () => {
    const changes = [favourite('a', true), { action: 'use', key: 'own:1' }];
    const broken = [
      null,
      7,
      { action: 'use' },
      { action: 'favourite', key: 'a' },
      { action: 'x', key: 'a' },
    ];
    expect(parseChanges([...broken, ...changes])).toEqual(changes);
    expect(parseChanges({})).toEqual([]);
    expect(parseChanges(undefined)).toEqual([]);
    expect(PROMPT_KEY.test('a/b')).toBe(false);
  });
});
