import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignSchedule, LastRun, RunReport } from '#shared/entities/campaign-schedule.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { alertLine, problemLine, questionLine } from './brand-run-lines.ts';
import { comparedFacts, shareText } from './brand-run-figures.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

type RunCampaign = Pick<BrandCampaign, 'id' | 'name' | 'brand_name'>;

/**
 * What a run by schedule found, to the member whose campaign it is (product 21.18). The result is in the
 * subject: of search where the run has it, which is never added up with memory.
 *
 * @param todo the one thing to do (brand-run-todo.ts); empty without one
 */
export function runMail(
  to: string,
  campaign: RunCampaign,
  { locale, next_run_at, stopped }: CampaignSchedule,
  run: LastRun,
  todo: readonly MailBlock[],
): Mail {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const { id, name, brand_name: brand } = campaign;
  const { report, answers, planned } = run;
  const alerts = report.alerts.map((alert) => alertLine(alert, brand, words));
  const problems = run.problems.map((problem) => problemLine(problem, words, tag));
  const ending = stopped === null ? words.ended : words.stopped;
  return composeMail({
    to,
    locale,
    subject: subjectOf(campaign, report, locale),
    blocks: [
      { text: fill(words.intro, { name, day: formatDay(run.due_at, tag), answers, planned }) },
      ...namedBlock(report, locale),
      ...listBlock(words.alerts, alerts),
      ...listBlock(words.problems, problems),
      ...(todo.length === 0 ? [] : [{ heading: words.todo }, ...todo]),
      ...(report.now.answers > 0 ? reportBlocks(report, brand, locale) : []),
      {
        text:
          next_run_at === null ? ending : fill(words.next, { day: formatDay(next_run_at, tag) }),
      },
      {
        link: fill(words.open, { name }),
        href: `${siteUrl(ROUTES.brandChecker, locale)}?campaign=${encodeURIComponent(id)}#overview`,
      },
      { text: words.switchOff },
    ],
  });
}

function subjectOf(campaign: RunCampaign, report: RunReport, locale: Locale): string {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const { k, n } = report.named[report.mode];
  if (n === 0) return fill(words.subjectEmpty, { name: campaign.name });
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  const subject = fill(words.subject, {
    brand: campaign.brand_name,
    k,
    n,
    mode: words.in[report.mode],
    share: percent.format(k / n),
  });
  return report.alerts.length > 0 ? fill(words.subjectAlert, { subject }) : subject;
}

/** The share of answers that name the brand, of each measure by itself. */
function namedBlock({ named }: RunReport, locale: Locale): MailBlock[] {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const facts = ANSWER_MODES.flatMap((mode): [string, string][] => {
    const text = shareText(words.named, named[mode], locale);
    return text === null ? [] : [[words.measures[mode], text]];
  });
  return facts.length === 0 ? [] : [{ facts }];
}

/** The figures of the measure that the report is about, with what changed. */
function reportBlocks(report: RunReport, brand: string, locale: Locale): MailBlock[] {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const { before, changes, new_citations, lost_citations } = report;
  const mode = words.in[report.mode];
  const questions = changes.map((change) => questionLine(change, brand, locale));
  return [
    ...(before === null
      ? []
      : questions.length === 0
        ? [{ heading: words.changes }, { text: words.noChanges }]
        : listBlock(words.changes, questions)),
    { heading: fill(before === null ? words.figuresAlone : words.figures, { mode }) },
    ...(before === null ? [{ text: words.first }] : []),
    { facts: comparedFacts(report, brand, locale) },
    { text: words.range },
    ...(report.now.sentiment === null ? [] : [{ text: words.judge }]),
    ...citationBlock(words.newCitations, new_citations, words),
    ...citationBlock(words.lostCitations, lost_citations, words),
  ];
}

function listBlock(heading: string, list: readonly string[]): MailBlock[] {
  return list.length === 0 ? [] : [{ heading }, { list }];
}

function citationBlock(
  heading: string,
  { count, domains }: RunReport['new_citations'],
  words: { more: string },
): MailBlock[] {
  const more = count - domains.length;
  return listBlock(heading, [...domains, ...(more > 0 ? [fill(words.more, { count: more })] : [])]);
}
