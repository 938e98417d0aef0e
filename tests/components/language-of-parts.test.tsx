import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AnswerView } from '@/features/brand-checker/drawer/AnswerView';
import { recentQuestions } from '@/features/brand-checker/overview/recent-questions';
import { RecentTests } from '@/features/brand-checker/overview/RecentTests';
import { CampaignReport } from '@/features/brand-checker/report/CampaignReport';
import AnswerComparison from '@/features/brand-checker/results/AnswerComparison';
import { PromptForm } from '@/features/prompt-library/prompt/PromptForm';
import { dictionary } from '@/i18n/dictionaries';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { ownPromptKey } from '#shared/rules/prompt-lists.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings, promptLibrary } = dictionary('en');
const texts = { locale: 'en', strings } as const;

const GERMAN = promptTest({
  prompt: 'Welche Agentur ist gut für kleine Firmen?',
  response: 'Anlauf ist eine Agentur für kleine Firmen und arbeitet mit ihnen zusammen.',
  excerpt: 'Anlauf ist eine Agentur für kleine Firmen …',
  mentions_count: 1,
  sentiment_score: 80,
  sentiment_reason: 'Die Agentur wird für ihre Arbeit mit kleinen Firmen gelobt.',
});

/** The texts that have a language of their own, each once. */
const inGerman = (container: Element) =>
  [...new Set([...container.querySelectorAll('[lang=de]')].map((part) => part.textContent))].sort();

test('a German answer has its language on an English page, with its prompt and its reason', async () => {
  const screen = await render(<AnswerView {...texts} test={GERMAN} names={brandCampaign()} />);
  await expect.element(screen.getByText(GERMAN.response)).toBeVisible();
  const { prompt, response, sentiment_reason } = GERMAN;
  expect(inGerman(screen.container)).toEqual([prompt, response, sentiment_reason].sort());
});

test('so has what the overview and the report quote of it', async () => {
  const { prompt, excerpt } = GERMAN;
  const overview = await render(<RecentTests {...texts} questions={recentQuestions([GERMAN])} />);
  expect(inGerman(overview.container)).toEqual([prompt]);
  const counted = {
    campaign: brandCampaign({ stats: statsOf([GERMAN]) }),
    competitors: NO_COMPETITOR_STATS,
    tests: [GERMAN],
  };
  const parts = { counted, before: null, between: '', sources: null, todo: [] };
  const report = await render(<CampaignReport {...texts} {...parts} />);
  // The prompt is in the table's caption too.
  expect(inGerman(report.container)).toEqual([excerpt, prompt].sort());
  expect(report.container.querySelector('caption [lang=de]')).toHaveTextContent(prompt);
});

test('beside each other two answers have a language each, and our own words the page’s', async () => {
  const english = promptTest({ response: 'Anlauf is an agency for your small company.' });
  const screen = await render(<AnswerComparison {...texts} test={GERMAN} earlier={english} />);
  const { added, removed } = strings.insights.change;
  await expect.element(screen.getByRole('deletion')).toMatchTextContent('agency for your');
  const languageOf = (words: string) =>
    [...screen.container.querySelectorAll('[lang]')]
      .findLast((part) => part.textContent.includes(words))
      ?.getAttribute('lang');
  expect(['agency for your', 'Agentur für', added, removed].map(languageOf)).toEqual([
    'en',
    'de',
    'en',
    'en',
  ]);
});

test('a member’s own prompt has its language; a library’s one is in the page’s', async () => {
  const content = 'Schreib eine Antwort auf die Frage und sei dabei nicht zu lang.';
  const entry = (id: string): PromptEntry => ({
    id,
    title: 'Antwort',
    description: null,
    preview: content,
    blanks: 0,
    tags: [],
    created_at: '2026-01-01T00:00:00.000Z',
    category_name: null,
  });
  const form = (id: string) => (
    <PromptForm
      prompt={entry(id)}
      details={{ id, content }}
      prompts={[]}
      values={{}}
      strings={promptLibrary}
      locale="en"
      onFill={() => undefined}
      onView={() => undefined}
    />
  );
  const screen = await render(form(ownPromptKey('one')));
  expect(inGerman(screen.container)).toEqual([content]);
  await screen.rerender(form('answer.en'));
  await expect.poll(() => inGerman(screen.container)).toEqual([]);
});
