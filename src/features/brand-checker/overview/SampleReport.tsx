import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/Button';
import { Lazy } from '@/components/ui/Lazy';
import { localizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import { latestQuestions } from '#shared/rules/brand-report.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { CompareCompetitors } from '../analysis/CompareCompetitors';
import { ComparePlatforms } from '../analysis/ComparePlatforms';
import { ReportExcerpts } from '../report/ReportExcerpts';
import { ReportPart } from '../report/ReportPart';
import { ReportSummary } from '../report/ReportSummary';
import { ReportTodo } from '../report/ReportTodo';
import { QuestionTable } from '../results/QuestionTable';
import type { CheckerTexts } from '../strings';
import { loadSample } from './load-sample';

const MAX_EXCERPTS = 2;

interface SampleReportProps extends CheckerTexts {
  /** Without the way to the whole report, whose page is for premium members. */
  isReadOnly?: boolean;
}

/** The main parts of the sample campaign's report, marked as a sample. */
export default function SampleReport({ locale, strings, isReadOnly = false }: SampleReportProps) {
  const { sample } = strings.start;
  return (
    <Lazy load={() => loadSample(locale)}>
      {(counted) => (
        <>
          <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="caution">{sample.badge}</Badge>
            <strong className="font-semibold">{counted.campaign.name}</strong>
          </p>
          <MainParts counted={counted} locale={locale} strings={strings} />
          {!isReadOnly && (
            <ButtonLink
              variant="line"
              size="small"
              className="mt-8"
              href={`${localizedPath(ROUTES.brandReport, locale)}?campaign=${SAMPLE_ID}`}
            >
              {sample.report}
            </ButtonLink>
          )}
        </>
      )}
    </Lazy>
  );
}

function MainParts({ counted, ...texts }: CheckerTexts & { counted: CountedCampaign }) {
  const { campaign, competitors, tests } = counted;
  const { report, insights } = texts.strings;
  const [question] = latestQuestions(tests);
  return (
    <div className="space-y-10">
      <ReportPart heading={report.summary.heading}>
        <ReportSummary {...texts} counted={counted} />
        <ReportTodo todo={[]} campaign={campaign} strings={texts.strings} />
      </ReportPart>
      <ReportPart heading={insights.compare.platforms}>
        <ComparePlatforms {...texts} stats={campaign.stats} />
      </ReportPart>
      <ReportPart heading={insights.compare.competitors}>
        <CompareCompetitors {...texts} campaign={campaign} competitors={competitors} />
      </ReportPart>
      {question && (
        <ReportPart heading={report.question}>
          <p lang={textLanguage(question.prompt)} className="mb-1 font-medium wrap-anywhere">
            {question.prompt}
          </p>
          <QuestionTable {...question} strings={texts.strings} />
        </ReportPart>
      )}
      <ReportPart heading={report.excerpts.heading}>
        <ReportExcerpts {...texts} tests={tests} limit={MAX_EXCERPTS} names={campaign} />
      </ReportPart>
    </div>
  );
}
