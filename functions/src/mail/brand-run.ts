import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type {
  CampaignSchedule,
  LastRun,
  RunAlert,
  RunFigures,
  RunProblem,
  RunReport,
} from '#shared/entities/campaign-schedule.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

type Words = (typeof MAIL_TEXTS)['en']['brandRun'];

/** What a run by schedule found, to the member whose campaign it is. */
export function runMail(
  to: string,
  campaign: Pick<BrandCampaign, 'name' | 'brand_name'>,
  { locale, next_run_at, stopped }: CampaignSchedule,
  run: LastRun,
): Mail {
  const { brandRun: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const { name, brand_name: brand } = campaign;
  const { report, answers, planned } = run;
  const alerts = report.alerts.map((alert) => alertLine(alert, brand, words));
  const problems = run.problems.map((problem) => problemLine(problem, words, tag));
  return composeMail({
    to,
    locale,
    subject: fill(alerts.length > 0 ? words.subjectAlert : words.subject, { name }),
    blocks: [
      { text: fill(words.intro, { name, day: formatDay(run.due_at, tag), answers, planned }) },
      ...listBlock(words.alerts, alerts),
      ...listBlock(words.problems, problems),
      ...(answers > 0 ? reportBlocks(report, words, locale) : []),
      {
        text:
          next_run_at === null
            ? stopped === null
              ? words.ended
              : words.stopped
            : fill(words.next, { day: formatDay(next_run_at, tag) }),
      },
      { link: words.open, href: `${siteUrl(ROUTES.brandChecker, locale)}#campaigns` },
      { text: words.switchOff },
    ],
  });
}

function listBlock(heading: string, list: readonly string[]): MailBlock[] {
  return list.length === 0 ? [] : [{ heading }, { list }];
}

function alertLine(alert: RunAlert, brand: string, words: Words): string {
  if (alert.kind === 'passed') {
    return fill(words.alertPassed, { competitor: alert.competitor, brand });
  }
  if (alert.platform === null) return fill(words.alertOut, { brand });
  return fill(words.alertOutOn, { brand, platform: nameOf(alert.platform) });
}

function problemLine({ reason, platforms }: RunProblem, words: Words, tag: string): string {
  const names = new Intl.ListFormat(tag).format(platforms.map(nameOf));
  return fill(words.reasons[reason], { platforms: names });
}

function nameOf(platform: BrandPlatformId): string {
  return BRAND_PLATFORMS[platform].name;
}

function reportBlocks(report: RunReport, words: Words, locale: Locale): MailBlock[] {
  const { now, before, new_citations, lost_citations } = report;
  const facts = figureLines(now, words, locale);
  const earlier = before === null ? [] : figureLines(before, words, locale);
  const compared = facts.map(([label, value], index): [string, string] => {
    const then = earlier[index]?.[1];
    return [label, then === undefined ? value : fill(words.compared, { value, then })];
  });
  return [
    { heading: words.figures },
    { text: before === null ? words.first : fill(words.basis, { count: now.answers }) },
    { facts: compared },
    ...(now.sentiment === null ? [] : [{ text: words.judge }]),
    ...citationBlock(words.newCitations, new_citations, words),
    ...citationBlock(words.lostCitations, lost_citations, words),
  ];
}

function figureLines(figures: RunFigures, words: Words, locale: Locale): [string, string][] {
  const { answers, mentioned, mentions, share_of_voice, sentiment } = figures;
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  return [
    [words.mentioned, fill(words.mentionedOf, { mentioned, answers })],
    [words.mentions, String(mentions)],
    [words.shareOfVoice, share_of_voice === null ? words.none : percent.format(share_of_voice)],
    [words.sentiment, sentiment === null ? words.none : fill(words.score, { score: sentiment })],
  ];
}

function citationBlock(
  heading: string,
  { count, domains }: RunReport['new_citations'],
  words: Words,
): MailBlock[] {
  const more = count - domains.length;
  return listBlock(heading, [...domains, ...(more > 0 ? [fill(words.more, { count: more })] : [])]);
}
