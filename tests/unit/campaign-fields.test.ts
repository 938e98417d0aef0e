import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandCheckerInput } from '#shared/api/brand-checker.ts';
import { campaignFieldsSchema } from '#shared/entities/brand-campaign.ts';
import { MAX_BRAND_LIST_ENTRIES, MAX_BRAND_VARIANTS_TEXT_LENGTH } from '#shared/limits.ts';

const CREATE = { action: 'create-campaign', name: 'Spring' };
const UPDATE = {
  action: 'update-campaign',
  id: 'c1',
  name: 'Spring',
  industry: 'retail',
  status: 'paused',
};
const NAMED = { brand_name: 'Anlauf', brand_variants: ['An Lauf', 'Anlauf GmbH'] };

/** A campaign's fields as a handler gets them; null for what is refused. */
function read(body: object): unknown {
  const parsed = brandCheckerInput.safeParse(body);
  return parsed.success ? parsed.data : null;
}

describe.each([
  ['create-campaign', CREATE],
  ['update-campaign', UPDATE],
])('%s', (action, body) => {
  test.each<[string, object]>([
    ['brand and variants', { brand: 'Anlauf', variants: 'An Lauf, Anlauf GmbH' }],
    ['brand beside brand_variants', { brand: 'Anlauf', brand_variants: NAMED.brand_variants }],
    ['brand_name beside variants', { brand_name: 'Anlauf', variants: NAMED.brand_variants }],
    ['variants as one text', { brand_name: 'Anlauf', brand_variants: ' An Lauf,Anlauf GmbH ' }],
  ])('takes %s for the fields of a campaign', (__, fields) => {
    expect(read({ ...body, ...NAMED })).toMatchObject(NAMED);
    expect(read({ ...body, ...fields })).toEqual(read({ ...body, ...NAMED }));
  });

  test.each<[string, unknown, string[]]>([
    ['an empty text', '', []],
    ['a text of blanks and commas', ' , ,\n', []],
    ['an empty list', [], []],
    ['a text with doubles', 'Müller,, MÜLLER , Milch', ['Müller', 'Milch']],
    ['a list with doubles', [' Müller ', 'MÜLLER'], ['Müller']],
  ])('reads %s of variants', (__, variants, brand_variants) => {
    expect(read({ ...body, brand: 'Anlauf', variants })).toMatchObject({ brand_variants });
  });

  test('takes domains of competitors, which a new campaign has none of otherwise', () => {
    const competitor_domains = { Kiezwerk: ['https://www.kiezwerk.example/de'] };
    const given = read({ ...body, ...NAMED, competitor_domains });
    expect(given).toMatchObject({ competitor_domains: { Kiezwerk: ['kiezwerk.example'] } });
    const plain = read({ ...body, ...NAMED });
    if (action === 'create-campaign') expect(plain).toMatchObject({ competitor_domains: {} });
    else expect(plain).not.toHaveProperty('competitor_domains');
    expect(read({ ...body, ...NAMED, competitor_domains: { __x__: [] } })).toBeNull();
  });

  const many = Array.from({ length: MAX_BRAND_LIST_ENTRIES + 1 }, (__, index) => `v${index}`);
  test.each<[string, object]>([
    ['a brand under both names', { ...NAMED, brand: 'Anlauf' }],
    ['a brand under both names, one of them empty', { ...NAMED, brand: '' }],
    ['variants under both names', { ...NAMED, variants: '' }],
    ['no brand', { brand_variants: [] }],
    ['a brand that is no text', { ...NAMED, brand_name: ['Anlauf'] }],
    ['a text of too many variants', { brand: 'Anlauf', variants: many.join() }],
    ['a list of too many variants', { brand: 'Anlauf', variants: many }],
    ['a long variant in a text', { brand: 'Anlauf', variants: 'x'.repeat(101) }],
    ['a long variant in a list', { brand: 'Anlauf', variants: ['x'.repeat(101)] }],
    ['an empty variant in a list', { brand: 'Anlauf', variants: [' '] }],
    [
      'a text that is longer than all variants can be',
      { brand: 'Anlauf', variants: 'x,'.repeat(MAX_BRAND_VARIANTS_TEXT_LENGTH / 2 + 1) },
    ],
    ['variants that are neither text nor list', { brand: 'Anlauf', variants: { 0: 'x' } }],
  ])('refuses %s', (__, fields) => {
    expect(read({ ...body, ...fields })).toBeNull();
  });
});

test('other actions know no other words', () => {
  expect(read({ action: 'delete-campaign', id: 'c1' })).not.toBeNull();
  expect(read({ action: 'delete-campaign', id: 'c1', brand: 'Anlauf' })).toBeNull();
});

test('what a schema has read, it reads again without a change', () => {
  const names = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('A', 'a ')), {
    maxLength: 5,
  });
  const domains = fc.array(
    fc.oneof(
      fc.webUrl(),
      fc.domain(),
      fc.constantFrom('https://WWW.Example.com./x', 'www.www.com', 'müller.de', '1.2.3.4'),
    ),
    { maxLength: 5 },
  );
  const fields = fc.record({
    name: fc.string(),
    brand_name: fc.string({ unit: 'grapheme' }),
    industry: fc.constantFrom('saas', null),
    brand_variants: names,
    competitors: names,
    own_domains: domains,
    competitor_domains: fc.dictionary(fc.constantFrom('Kiezwerk', ' X ', '__x__'), domains),
    status: fc.constant('active'),
  });
  const readable = fields
    .map((typed) => campaignFieldsSchema.safeParse(typed).data)
    .filter((read) => read !== undefined);
  fc.assert(
    fc.property(readable, (read) => {
      expect(campaignFieldsSchema.parse(read)).toEqual(read);
    }),
  );
});
