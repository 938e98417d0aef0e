import { describe, expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  fieldsOf,
  hasTooMuchAsked,
} from '#src/features/brand-checker/campaigns/campaign-draft.ts';
import {
  hasName,
  withCompetitor,
  withName,
  withQuestion,
  withSuggestion,
} from '#src/features/brand-checker/campaigns/suggested-draft.ts';
import { MAX_CAMPAIGN_QUESTIONS, MAX_SCHEDULED_PROMPT_LENGTH } from '#shared/limits.ts';
import type { CampaignSuggestion } from '#shared/entities/campaign-suggestion.ts';

const SUGGESTION: CampaignSuggestion = {
  brand_name: 'Kiezblume',
  brand_variants: ['Kiez Blume'],
  domain: 'kiezblume.example',
  sells: 'Blumen',
  place: 'Berlin',
  country: 'AT',
  language: 'en',
  competitors: [{ name: 'Blütenwerk', domain: null }],
  questions: [{ purpose: 'local', prompt: 'Who delivers flowers?' }],
};

describe('a suggestion', () => {
  test('fills what is empty, and ticks nothing', () => {
    expect(withSuggestion(EMPTY_DRAFT, SUGGESTION, null)).toEqual({
      ...EMPTY_DRAFT,
      name: 'Kiezblume',
      brand_name: 'Kiezblume',
      own_domains: 'kiezblume.example',
      country: 'AT',
      language: 'en',
    });
  });

  test('leaves what was typed', () => {
    const typed = { ...EMPTY_DRAFT, name: 'Mine', brand_name: 'Me', own_domains: 'me.example' };
    expect(withSuggestion(typed, SUGGESTION, null)).toMatchObject({
      name: 'Mine',
      brand_name: 'Me',
      own_domains: 'me.example',
    });
  });

  test('takes the place of the one before with its questions, but not of what was changed in it', () => {
    const first = withSuggestion(EMPTY_DRAFT, SUGGESTION, null);
    const draft = { ...first, name: 'Changed', questions: ['Who delivers flowers?'] };
    const next = { ...SUGGESTION, brand_name: '', domain: null, sells: 'Coffee' };
    expect(withSuggestion(draft, next, SUGGESTION)).toMatchObject({
      name: 'Changed',
      brand_name: '',
      own_domains: '',
      questions: [],
    });
    expect(withSuggestion(EMPTY_DRAFT, next, null)).toMatchObject({ name: 'Coffee' });
  });
});

test('a tick adds a name to those that were typed or takes it away, in any spelling', () => {
  expect(withName('', 'Mohn', true)).toBe('Mohn');
  expect(withName('Rose, mohn,', 'Mohn', true)).toBe('Rose, Mohn');
  expect(withName('Rose, MOHN', 'Mohn', false)).toBe('Rose');
  expect(hasName('Rose, MOHN', 'Mohn')).toBe(true);
  expect(hasName('Mohnblume', 'Mohn')).toBe(false);
});

test('a tick adds a competitor with its domain, which goes with the name', () => {
  const mohn = { name: 'Mohn', domain: 'mohn.example' };
  const rose = { name: 'Rose', domain: null };
  const both = withCompetitor(withCompetitor(EMPTY_DRAFT, mohn, true), rose, true);
  expect(fieldsOf(both)).toMatchObject({
    competitors: ['Mohn', 'Rose'],
    competitor_domains: { Mohn: ['mohn.example'] },
  });
  expect(withCompetitor(both, mohn, false)).toMatchObject({
    competitors: 'Rose',
    competitor_domains: {},
  });
  // Also when it is taken out of the field by hand.
  expect(fieldsOf({ ...both, competitors: 'rose' }).competitor_domains).toEqual({});
  expect(fieldsOf({ ...both, competitors: 'MOHN' }).competitor_domains).toEqual({
    Mohn: ['mohn.example'],
  });
});

test('questions are kept in the order in which they were ticked', () => {
  const ticked = withQuestion(withQuestion([], 'B?', true), 'A?', true);
  expect(ticked).toEqual(['B?', 'A?']);
  expect(withQuestion(ticked, 'B?', false)).toEqual(['A?']);
});

test('questions may be typed, one to a line, and are checked as the server does', () => {
  const typed = { ...EMPTY_DRAFT, questions: ['A?', ' ', 'B? ', 'A?', ''] };
  expect(fieldsOf(typed).questions).toEqual(['A?', 'B?']);
  expect(hasTooMuchAsked(typed)).toBe(false);
  const lines = Array.from({ length: MAX_CAMPAIGN_QUESTIONS + 1 }, (_, index) => `${index}?`);
  expect(hasTooMuchAsked({ questions: lines })).toBe(true);
  expect(hasTooMuchAsked({ questions: lines.slice(1) })).toBe(false);
  expect(hasTooMuchAsked({ questions: ['x'.repeat(MAX_SCHEDULED_PROMPT_LENGTH + 1)] })).toBe(true);
});
