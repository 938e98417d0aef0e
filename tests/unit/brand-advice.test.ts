import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_ANSWER } from '@anlauf/models-emulator/samples';
import type { FigureTest } from '#shared/entities/prompt-test.ts';
import { adviceCandidates } from '#shared/rules/advice-candidates.ts';
import { chooseByModel, chooseByRule, type AdviceProposal } from '#shared/rules/advice-choice.ts';
import { LEAST_ADVICE, MOST_ADVICE } from '#shared/rules/advice-limits.ts';
import { adviceFigure, targetKey } from '#shared/rules/advice-figure.ts';
import { facet, questionHash } from '#shared/rules/answer-facets.ts';
import { pageAbout } from '#shared/rules/known-pages.ts';
import { adviceBasis, searchAnswer } from '../helpers/advice.ts';

const PRESS = 'https://press.example/best-of';
const LIST = 'https://list.example/workshops';
const OWN = 'https://own.example/repairs';

const topics = (answers: FigureTest[], more = {}) =>
  adviceCandidates(adviceBasis(answers, more)).map(({ topic }) => topic);

describe('what there is to do', () => {
  test.each([
    ['that names nobody', searchAnswer()],
    ['that names a rival', searchAnswer({ rivals: ['K'], cites: [PRESS] })],
    ['that names the brand', searchAnswer({ named: true, cites: [OWN] })],
    ['without a source', searchAnswer({ named: true, sources: null })],
  ])('is three things at least after one answer %s', (_, answer) => {
    const chosen = chooseByRule(adviceCandidates(adviceBasis([answer])));
    expect(chosen.length).toBeGreaterThanOrEqual(3);
    for (const { evidence } of chosen) expect(evidence.answers).toEqual([answer.id]);
  });

  test('is nothing without an answer', () => {
    expect(topics([])).toEqual([]);
  });

  test('names the pages that cite rivals and not the brand, with figures of the answers', () => {
    const gap = searchAnswer({ rivals: ['K', 'L'], cites: [PRESS, OWN] });
    const other = searchAnswer({ rivals: ['L'], cites: [PRESS] });
    const named = searchAnswer({ named: true, rivals: ['K'], cites: [PRESS] });
    const nobody = searchAnswer({ cites: [PRESS] });
    const [first] = adviceCandidates(adviceBasis([gap, other, named, nobody, searchAnswer()]));
    expect(first).toMatchObject({
      topic: 'gap',
      kind: 'others-page',
      evidence: {
        target: { of: 'domain', domain: 'press.example' },
        facet: facet.gapOf('press.example'),
        from: '2026-08-01',
        answers: [gap.id, other.id],
        before: { k: 1, n: 4 },
        split: { named: 1, gap: 2, nobody: 1 },
      },
      facts: { k: 2, cited: 4, n: 5, rival: { name: 'L', k: 2 }, page: { url: PRESS } },
    });
  });

  test('are pages of press, directories and forums only', () => {
    const cites = ['https://rival.example/', 'https://unknown.example/', LIST];
    const candidates = adviceCandidates(adviceBasis([searchAnswer({ rivals: ['K'], cites })]));
    const domains = candidates.map(({ facts }) => facts.domain).filter((domain) => domain !== '');
    expect(domains).toEqual(['list.example']);
    expect(candidates[0]?.kind).toBe('profile');
  });

  test('a question that leaves the brand out wants a new page, unless the site has one', () => {
    const answers = [searchAnswer({ prompt: 'What does an inspection cost?', rivals: ['K'] })];
    expect(topics(answers)).toContain('silent');
    const knownPages = ['https://own.example/', 'https://own.example/inspection-costs.html'];
    const known = adviceCandidates(adviceBasis(answers, { knownPages }));
    expect(known.map(({ kind }) => kind)).not.toContain('new-page');
    expect(known[0]).toMatchObject({
      topic: 'silentPage',
      kind: 'own-page',
      facts: { page: { url: 'https://own.example/inspection-costs.html' }, k: 0, n: 1 },
      evidence: { bars: [{ platform: 'chatgpt', named: [false] }] },
    });
  });

  test('a page that an answer cites exists, also without a sitemap', () => {
    const answers = [searchAnswer({ prompt: 'Who does repairs?', rivals: ['K'], cites: [OWN] })];
    expect(topics(answers)).not.toContain('silent');
  });

  test('criticism comes with its words', () => {
    const quote = 'dearer than average';
    const aspects = [{ aspect: 'price', tone: 'negative', quote }] as const;
    const critical = searchAnswer({ named: true, aspects: [...aspects] });
    const found = adviceCandidates(adviceBasis([critical, searchAnswer({ named: true })]));
    expect(found.find(({ topic }) => topic === 'critical')).toMatchObject({
      facts: { aspect: 'price', quotes: [quote], k: 1, n: 2 },
      evidence: { answers: [critical.id], before: { k: 1, n: 2 } },
    });
  });

  test('what was done or dismissed is not suggested again', () => {
    const answers = [searchAnswer({ rivals: ['K'], cites: [PRESS] })];
    const settled = new Set([targetKey({ of: 'domain', domain: 'press.example' })]);
    expect(topics(answers, { settled })).not.toContain('gap');
  });
});

describe('the choice by rules', () => {
  test('takes topics in turn, and no more than a list has', () => {
    const answers = Array.from({ length: 12 }, (_, index) =>
      searchAnswer({ prompt: `Question ${index}?`, rivals: ['K'], cites: [PRESS, LIST] }),
    );
    const chosen = chooseByRule(adviceCandidates(adviceBasis(answers)));
    expect(chosen).toHaveLength(MOST_ADVICE);
    expect(chosen.slice(0, 4).map(({ topic }) => topic)).toEqual([
      'gap',
      'silent',
      'gap',
      'silent',
    ]);
  });
});

describe('the choice of a model', () => {
  const answers = [
    searchAnswer({ rivals: ['K'], cites: [PRESS] }),
    searchAnswer({ rivals: ['K'], cites: [LIST] }),
  ];
  const knownPages = ['https://own.example/prices'];
  const candidates = adviceCandidates(adviceBasis(answers, { knownPages })).map((candidate) => ({
    ...candidate,
    wording: { title: `Title ${candidate.topic}`, why: 'Because of 1 of 2.' },
  }));
  const gap = candidates.find(({ topic }) => topic === 'gap');
  const silent = candidates.find(({ topic }) => topic === 'silent');
  if (gap === undefined || silent === undefined) throw new Error('No candidates.');
  const valid: AdviceProposal = {
    id: silent.id,
    answers: silent.evidence.answers.slice(0, 1),
    title: 'Say who repairs e-bikes',
    why: 'K is named in 2 of 2 answers.',
  };
  const choose = (...proposals: AdviceProposal[]) =>
    chooseByModel(proposals, candidates, knownPages);
  const wordingOf = (words: Partial<AdviceProposal>) => choose({ ...valid, ...words })[0]?.wording;

  test('is taken in its order and words', () => {
    const [first] = choose(valid);
    expect(first?.id).toBe(silent.id);
    expect(first?.wording).toEqual({ title: valid.title, why: valid.why });
  });

  test.each([
    ['an invented candidate', { id: 'c99' }],
    ['an invented answer', { answers: [...valid.answers, 'answer-of-nobody'] }],
    ['another candidate’s answer', { id: gap.id, answers: ['answer-0'] }],
    ['no answer', { answers: [] }],
  ])('without a right to it is dropped: %s', (_, words) => {
    const chosen = choose({ ...valid, ...words });
    expect(chosen.map(({ wording }) => wording.title)).not.toContain(valid.title);
    expect(chosen).toEqual(chooseByRule(candidates).slice(0, LEAST_ADVICE));
  });

  test.each([
    ['another number', { why: 'K is named in 97 of 100 answers.' }],
    ['another domain', { why: 'As evil.example does.' }],
    ['an address', { title: 'See https://evil.example/x' }],
    ['an invented quotation', { why: 'Models say “the worst workshop”.' }],
    ['a page that the site has', { title: 'Make a new page /prices' }],
    ['no title', { title: ' ' }],
    ['a book', { why: 'word '.repeat(200) }],
    ['an attack', { why: HOSTILE_ANSWER }],
  ])('gets the rules’ words for %s', (_, words) => {
    expect(wordingOf(words)).toEqual(silent.wording);
  });

  test('is not the same thing twice', () => {
    const chosen = choose(valid, valid);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
  });

  test('that is empty is made by rules', () => {
    expect(choose()).toEqual(chooseByRule(candidates).slice(0, LEAST_ADVICE));
  });

  test('never has an item of other answers, whatever the model returns', () => {
    const ids = fc.constantFrom(...candidates.map(({ id }) => id), 'c99', '');
    const known = fc.constantFrom(...answers.map(({ id }) => id), 'other');
    const proposal = fc.record({
      id: ids,
      answers: fc.array(known, { maxLength: 3 }),
      title: fc.string(),
      why: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(proposal, { maxLength: 20 }), (proposals) => {
        const chosen = chooseByModel(proposals, candidates, knownPages);
        expect(chosen.length).toBeGreaterThanOrEqual(Math.min(LEAST_ADVICE, candidates.length));
        expect(chosen.length).toBeLessThanOrEqual(MOST_ADVICE);
        for (const { id, evidence } of chosen) {
          expect(evidence).toEqual(candidates.find((each) => each.id === id)?.evidence);
        }
      }),
    );
  });
});

test('the figure of a target is what a person counts', () => {
  const prompt = 'Who?';
  const aspects = [{ aspect: 'price', tone: 'negative', quote: 'dear' }] as const;
  const answers = [
    searchAnswer({ prompt, named: true, cites: [PRESS], aspects: [...aspects] }),
    searchAnswer({ prompt, cites: [PRESS, OWN] }),
    searchAnswer({ named: true }),
  ];
  const figure = (target: Parameters<typeof adviceFigure>[0]) => adviceFigure(target, answers);
  expect(figure({ of: 'domain', domain: 'press.example' })).toEqual({ k: 1, n: 2 });
  expect(figure({ of: 'question', hash: questionHash(prompt), text: prompt })).toEqual({
    k: 1,
    n: 2,
  });
  expect(figure({ of: 'aspect', aspect: 'price' })).toEqual({ k: 1, n: 2 });
  expect(figure({ of: 'site' })).toEqual({ k: 1, n: 3 });
  expect(figure({ of: 'brand' })).toEqual({ k: 2, n: 3 });
});

test.each([
  ['Where can I lease cargo bikes?', '/leasing', true],
  ['What does an inspection cost in Berlin?', '/services/inspection', true],
  ['Was kostet eine Inspektion?', '/leistungen/inspektionen', true],
  ['Who repairs e-bikes?', '/blog/who-we-are', false],
  ['Who repairs e-bikes?', '/', false],
  ['Who repairs e-bikes?', '/workshops', false],
])('whether a page is about “%s” is read from its address %s', (question, path, isAbout) => {
  const page = `https://own.example${path}`;
  expect(pageAbout(question, ['https://own.example/contact', page])).toBe(isAbout ? page : null);
});
