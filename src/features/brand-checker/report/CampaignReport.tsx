import type { ReactNode } from 'react';
import { campaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { latestQuestions } from '#shared/rules/brand-report.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { shownMode } from '#shared/rules/campaign-stats.ts';
import { competitorTotals } from '#shared/rules/competitor-stats.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { CompareCompetitors } from '../analysis/CompareCompetitors';
import { ComparePlatforms } from '../analysis/ComparePlatforms';
import { PlatformTable } from '../analysis/PlatformTable';
import { QuestionTable } from '../results/QuestionTable';
import type { CheckerTexts } from '../strings';
import { ReportCitations } from './ReportCitations';
import { ReportExcerpts } from './ReportExcerpts';
import { ReportSummary } from './ReportSummary';

interface CampaignReportProps extends CheckerTexts {
  counted: CountedCampaign;
  /** Whether to render all parts, for printing, or only the main ones. */
  isPrint: boolean;
}

const MAX_EXCERPTS = { print: 6, page: 2 } as const;

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t-[1.5px] border-ink pt-4">
      <h3 className="mb-4 break-after-avoid text-heading">{heading}</h3>
      {children}
    </section>
  );
}

/** The report of a campaign, in one column. */
export function CampaignReport({ counted, isPrint, locale, strings }: CampaignReportProps) {
  const { campaign, competitors, tests } = counted;
  const { report, insights } = strings;
  const texts = { locale, strings };
  const mode = shownMode(campaign.stats);
  const { platformBreakdown } = campaignAnalytics(campaign.stats, mode);
  const questions = latestQuestions(tests);
  const summary = (
    <ReportSummary
      {...texts}
      campaign={campaign}
      competitors={competitorTotals(competitors, mode)}
      tests={tests}
    />
  );
  if (tests.length === 0) return summary;
  return (
    <div className="space-y-10">
      <Part heading={report.summary.heading}>{summary}</Part>
      {isPrint && <PlatformTable {...texts} breakdown={platformBreakdown} />}
      <Part heading={insights.compare.platforms}>
        <ComparePlatforms {...texts} stats={campaign.stats} isPrint={isPrint} />
      </Part>
      <Part heading={insights.compare.competitors}>
        <CompareCompetitors
          {...texts}
          campaign={campaign}
          competitors={competitors}
          isPrint={isPrint}
        />
      </Part>
      <Part heading={report.question}>
        <ul className="space-y-8">
          {(isPrint ? questions : questions.slice(0, 1)).map(({ prompt, tests: own }) => (
            <li key={prompt} className="break-inside-avoid">
              <p lang={textLanguage(prompt)} className="mb-1 font-medium wrap-anywhere">
                {prompt}
              </p>
              <QuestionTable prompt={prompt} tests={own} strings={strings} />
            </li>
          ))}
        </ul>
      </Part>
      {isPrint && (
        <Part heading={report.citations.heading}>
          <ReportCitations tests={tests} strings={report.citations} />
        </Part>
      )}
      <Part heading={report.excerpts.heading}>
        <ReportExcerpts
          {...texts}
          tests={tests}
          limit={isPrint ? MAX_EXCERPTS.print : MAX_EXCERPTS.page}
          names={campaign}
        />
      </Part>
      {isPrint && (
        <Part heading={report.method.heading}>
          <p className="max-w-3xl text-base text-soft">{report.method.text}</p>
        </Part>
      )}
    </div>
  );
}
