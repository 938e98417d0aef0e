import { useState } from 'react';
import { EmptyState } from '@/components/members/EmptyState';
import { ButtonLink } from '@/components/ui/Button';
import { Select } from '@/components/ui/Select';
import { localizedPath } from '@/i18n/locales';
import { FIRST_CAMPAIGN_PATH } from '@/routes';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import { Fetched } from '../Fetched';
import type { CheckerTexts } from '../strings';
import { $reportCampaigns, reportStore } from './report-store';
import { ReportSheet } from './ReportSheet';

/** The campaign id in the address, or null. */
function campaignInAddress(): string | null {
  return new URLSearchParams(location.search).get('campaign');
}

/** The report of the campaign in the address; another one can be chosen. */
export function Report({ locale, strings }: CheckerTexts) {
  const { report } = strings;
  const [chosen, setChosen] = useState(campaignInAddress);
  const choose = (id: string) => {
    history.replaceState(history.state, '', `?campaign=${encodeURIComponent(id)}`);
    setChosen(id);
  };
  return (
    <Fetched store={$reportCampaigns}>
      {(campaigns) => {
        const campaign = chosen === null ? campaigns[0] : campaigns.find(({ id }) => id === chosen);
        return (
          <>
            {campaigns.length > 0 && (
              <Select
                className="mt-8 w-full sm:w-80 print:hidden"
                label={report.campaign}
                choices={[
                  ...(campaign ? [] : [{ value: '', label: '–' }]),
                  ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={campaign?.id ?? ''}
                onChoose={choose}
              />
            )}
            {campaign || chosen === SAMPLE_ID ? (
              <ChosenReport
                key={campaign?.id}
                campaign={campaign ?? null}
                locale={locale}
                strings={strings}
              />
            ) : (
              <EmptyState text={campaigns.length > 0 ? report.unknown : report.none}>
                {campaigns.length === 0 && (
                  <ButtonLink href={localizedPath(FIRST_CAMPAIGN_PATH, locale)}>
                    {report.create}
                  </ButtonLink>
                )}
              </EmptyState>
            )}
          </>
        );
      }}
    </Fetched>
  );
}

interface ChosenReportProps extends CheckerTexts {
  /** Null for the sample. */
  campaign: BrandCampaign | null;
}

function ChosenReport({ campaign, ...texts }: ChosenReportProps) {
  const [$report] = useState(() => reportStore(campaign, texts.locale));
  return <Fetched store={$report}>{(data) => <ReportSheet data={data} {...texts} />}</Fetched>;
}
