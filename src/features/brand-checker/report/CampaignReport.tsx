import type { ReactNode } from 'react';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import type { AdviceItem } from '#shared/entities/brand-advice.ts';
import { latestQuestions } from '#shared/rules/brand-report.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { namesIn } from '#shared/rules/report-period.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { CompareCompetitors } from '../analysis/CompareCompetitors';
import { ComparePlatforms } from '../analysis/ComparePlatforms';
import type { SourceFigures } from '../figures/overview-figures';
import { QuestionTable } from '../results/QuestionTable';
import type { CheckerTexts } from '../strings';
import { ReportChanges } from './ReportChanges';
import { ReportCritical } from './ReportCritical';
import { ReportExcerpts } from './ReportExcerpts';
import { ReportMethod } from './ReportFoot';
import { ReportMeasure } from './ReportMeasure';
import { ReportPart } from './ReportPart';
import { ReportSources } from './ReportSources';
import { ReportSummary } from './ReportSummary';
import { ReportTodo } from './ReportTodo';

interface CampaignReportProps extends CheckerTexts {
  /** The campaign with the answers of the period. */
  counted: CountedCampaign;
  /** With those of the period that it is compared with; null when nothing is. */
  before: CountedCampaign | null;
  /** Both periods in words. */
  between: string;
  sources: SourceFigures | null;
  /** The open things to do. */
  todo: readonly AdviceItem[];
}

const MAX_EXCERPTS = 6;

/** The report of a campaign to be printed, in one column. */
export function CampaignReport(props: CampaignReportProps) {
  const { counted, before, between, sources, todo, locale, strings } = props;
  const { campaign, competitors, tests } = counted;
  const { report, insights } = strings;
  const texts = { locale, strings };
  const summary = <ReportSummary {...texts} counted={counted} />;
  const modes = ANSWER_MODES.toReversed().filter((mode) => namesIn(counted, mode).n > 0);
  if (modes.length === 0) return summary;
  return (
    <div className="space-y-10">
      <ReportPart heading={report.summary.heading}>{summary}</ReportPart>
      {before && (
        <ReportPart heading={report.changes.heading}>
          <ReportChanges {...texts} counted={counted} before={before} between={between} />
        </ReportPart>
      )}
      {modes.map((mode) => (
        <ReportPart key={mode} heading={report.measures[mode]}>
          <ReportMeasure {...texts} mode={mode} counted={counted} />
        </ReportPart>
      ))}
      <ReportPart heading={report.todo}>
        <ReportTodo todo={todo} campaign={campaign} strings={strings} />
      </ReportPart>
      {sources && (
        <ReportPart heading={report.sources.heading}>
          <ReportSources {...texts} sources={sources} brand={campaign.brand_name} />
        </ReportPart>
      )}
      <ReportPart heading={report.critical.heading}>
        <ReportCritical tests={tests} strings={strings} />
      </ReportPart>
      <ReportPart heading={insights.compare.platforms}>
        <ComparePlatforms {...texts} stats={campaign.stats} isPrint />
      </ReportPart>
      <ReportPart heading={insights.compare.competitors}>
        <CompareCompetitors {...texts} campaign={campaign} competitors={competitors} isPrint />
      </ReportPart>
      <ReportPart heading={report.question}>
        <Questions counted={counted} strings={strings} />
      </ReportPart>
      <ReportPart heading={report.excerpts.heading}>
        <ReportExcerpts {...texts} tests={tests} limit={MAX_EXCERPTS} names={campaign} />
      </ReportPart>
      <ReportPart heading={report.method.heading}>
        <ReportMethod {...texts} counted={counted} />
      </ReportPart>
    </div>
  );
}

function Questions({
  counted: { tests },
  strings,
}: Pick<CampaignReportProps, 'counted' | 'strings'>): ReactNode {
  return (
    <ul className="space-y-8">
      {latestQuestions(tests).map(({ prompt, tests: own }) => (
        <li key={prompt} className="break-inside-avoid">
          <p lang={textLanguage(prompt)} className="mb-1 font-medium wrap-anywhere">
            {prompt}
          </p>
          <QuestionTable prompt={prompt} tests={own} strings={strings} />
        </li>
      ))}
    </ul>
  );
}
