import type { BrandCheckerInput, BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { AdviceItem, BrandAdvice } from '#shared/entities/brand-advice.ts';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { FigureTest } from '#shared/entities/prompt-test.ts';
import { ADVICE_ANSWERS, MAX_ADVICE_MAKES } from '#shared/rules/advice-limits.ts';
import { adviceCandidates } from '#shared/rules/advice-candidates.ts';
import { chooseByModel, chooseByRule, type WordedCandidate } from '#shared/rules/advice-choice.ts';
import { adviceFigure, targetKey } from '#shared/rules/advice-figure.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { figurePeriod } from '#shared/rules/figure-period.ts';
import { shortHash } from '#shared/rules/short-hash.ts';
import { sourceKind } from '#shared/rules/source-kinds.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ApiError } from '../api-error.ts';
import { requireModelSettings } from '../gateways/models.ts';
import { requireCampaign } from '../stores/brand-campaigns.ts';
import { listAdviceAnswers } from '../stores/advice-answers.ts';
import {
  addAdvice,
  claimAdvice,
  findAdvice,
  saveAdvice,
  setAdviceState,
} from '../stores/brand-advice.ts';
import { findPublishedPrompt } from '../stores/prompts.ts';
import { askForAdvice } from './advice-model.ts';
import { adviceLessonKey, advicePromptKey, adviceWording, promptValues } from './advice-words.ts';
import { findingWords } from './ai-check-report.ts';
import { readLessonEntries } from './lessons.ts';
import { sitePages } from './site-pages.ts';

type Advice = Omit<BrandCheckerOutput<'advice'>, 'action'>;

/**
 * What the member of a campaign can do, and what has come of what was done (product 21.39).
 *
 * @throws ApiError `campaign-not-found`
 */
export async function readAdvice(uid: string, campaignId: string, now: Date): Promise<Advice> {
  await requireCampaign(uid, campaignId);
  return viewOf(await findAdvice(uid, campaignId), now);
}

/**
 * Makes the campaign's list anew. What was done or dismissed stays, and is not suggested again.
 *
 * @throws ApiError `advice-needs-answers`, `advice-limit-reached`, `campaign-not-found`
 */
export async function makeAdvice(
  uid: string,
  { campaign_id, locale }: BrandCheckerInput<'make-advice'>,
  now: Date,
): Promise<Advice> {
  const campaign = await requireCampaign(uid, campaign_id);
  requireModelSettings([]);
  const since = figurePeriod(campaign.stats, now).from;
  const [answers, stored] = await Promise.all([
    listAdviceAnswers(uid, campaign_id, since),
    findAdvice(uid, campaign_id),
  ]);
  if (answers.length === 0) {
    throw new ApiError('advice-needs-answers', 'Ask with web search first.');
  }
  await claimAdvice(uid, campaign_id, monthOf(now));
  const [site] = campaign.own_domains;
  const knownPages = site === undefined ? [] : await sitePages(site);
  const settled = (stored?.items ?? []).filter(({ state }) => state !== 'open');
  const candidates = adviceCandidates({
    ...wholeDays(answers, since),
    kindOf: (domain) => sourceKind(domain, campaign),
    knownPages,
    hasSite: site !== undefined,
    settled: new Set(
      settled.flatMap(({ evidence }) => (evidence ? [targetKey(evidence.target)] : [])),
    ),
  }).map((candidate) => ({ ...candidate, wording: adviceWording(candidate, locale) }));
  const proposals =
    candidates.length === 0
      ? null
      : await askForAdvice(campaign.brand_name, candidates, knownPages, locale, now);
  const chosen =
    proposals === null
      ? chooseByRule(candidates)
      : chooseByModel(proposals, candidates, knownPages);
  const items = await toItems(chosen, candidates, campaign, locale, now);
  const by = proposals === null ? 'rules' : 'model';
  const made = { made_at: now.toISOString(), by, items } as const;
  return viewOf(await saveAdvice(uid, campaign_id, made), now);
}

/**
 * Marks an item as done or as not for the member, or opens it again.
 *
 * @throws ApiError `advice-not-found`, `campaign-not-found`
 */
export async function setAdvice(
  uid: string,
  { campaign_id, id, state }: BrandCheckerInput<'set-advice'>,
  now: Date,
): Promise<Advice> {
  return viewOf(await setAdviceState(uid, campaign_id, id, state, now), now);
}

/**
 * Takes a finding of the site check into the list of a campaign, in our own words (product 32.7).
 *
 * @throws ApiError `invalid-input` where nothing is to be done, `advice-full`, `campaign-not-found`
 */
export async function takeFinding(
  uid: string,
  { campaign_id, site, finding, case: which, locale }: BrandCheckerInput<'take-finding'>,
  now: Date,
): Promise<Advice> {
  const words = findingWords(finding, which, locale);
  if (words?.change === undefined) throw new ApiError('invalid-input', 'There is nothing to do.');
  const item: AdviceItem = {
    id: shortHash(`check ${site} ${finding}`),
    kind: 'own-page',
    locale,
    title: `${words.title} (${site})`,
    why: words.change,
    evidence: null,
    prompt: null,
    lesson: null,
    state: 'open',
    done_at: null,
    made_at: now.toISOString(),
  };
  return viewOf(await addAdvice(uid, campaign_id, item, monthOf(now)), now);
}

function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** Where not all answers could be read, the day of the oldest is incomplete and left out. */
function wholeDays(
  answers: readonly FigureTest[],
  since: string,
): { answers: readonly FigureTest[]; from: string } {
  const oldest = answers.at(-1);
  if (oldest === undefined || answers.length < ADVICE_ANSWERS) return { answers, from: since };
  const cut = oldest.created_at.slice(0, 10);
  const whole = answers.filter(({ created_at }) => created_at.slice(0, 10) > cut);
  const from = new Date(Date.parse(cut) + DAY_MS).toISOString().slice(0, 10);
  // A single day with more answers than are read is taken as it is.
  return whole.length === 0 ? { answers, from: cut } : { answers: whole, from };
}

async function toItems(
  chosen: readonly WordedCandidate[],
  candidates: readonly WordedCandidate[],
  campaign: StoredBrandCampaign,
  locale: Locale,
  now: Date,
): Promise<AdviceItem[]> {
  const brand = { name: campaign.brand_name, site: campaign.own_domains[0] ?? '' };
  const questions = candidates.map(({ facts }) => facts.question).filter((text) => text !== '');
  const made_at = now.toISOString();
  const keys = [...new Set(chosen.map(advicePromptKey))];
  const [lessons, ...prompts] = await Promise.all([
    readLessonEntries(locale, now),
    ...keys.map((key) => findPublishedPrompt(locale, `${key}.${locale}`)),
  ]);
  return chosen.map((candidate) => {
    const { kind, evidence, wording } = candidate;
    const prompt = prompts[keys.indexOf(advicePromptKey(candidate))] ?? null;
    const lesson = lessons.find(({ key }) => key === adviceLessonKey(candidate));
    return {
      id: shortHash(targetKey(evidence.target)),
      kind,
      locale,
      ...wording,
      evidence,
      prompt: prompt && {
        id: prompt.id,
        title: prompt.title,
        values: promptValues(prompt, candidate, brand, questions),
      },
      lesson: lesson ? { key: lesson.key, title: lesson.title, minutes: lesson.minutes } : null,
      state: 'open',
      done_at: null,
      made_at,
    };
  });
}

async function viewOf(advice: BrandAdvice | null, now: Date): Promise<Advice> {
  if (advice === null) return { items: [], made_at: null, by: 'rules', left: MAX_ADVICE_MAKES };
  const done = advice.items.flatMap(({ done_at }) => (done_at === null ? [] : [done_at])).sort();
  const since = done[0];
  const answers =
    since === undefined ? [] : await listAdviceAnswers(advice.user_id, advice.campaign_id, since);
  const items = advice.items.map((item) => ({ ...item, after: afterOf(item, answers) }));
  const left = MAX_ADVICE_MAKES - (advice.month === monthOf(now) ? advice.makes : 0);
  return { items, made_at: advice.made_at, by: advice.by, left };
}

function afterOf({ done_at, evidence }: AdviceItem, answers: readonly FigureTest[]) {
  if (done_at === null || evidence === null) return null;
  const later = answers.filter(({ created_at }) => created_at > done_at);
  return adviceFigure(evidence.target, later);
}
