import { useMemo, useState } from 'react';
import { Fetched } from '../Fetched';
import type { CheckerTexts } from '../strings';
import { reportStore } from './report-store';
import { ReportSheet } from './ReportSheet';

/** The campaign id in the address, or null. */
function campaignInAddress(): string | null {
  return new URLSearchParams(location.search).get('campaign');
}

/** The report of the campaign in the address; another one can be chosen. */
export function Report({ locale, strings }: CheckerTexts) {
  const [campaignId, setCampaignId] = useState(campaignInAddress);
  const $report = useMemo(() => reportStore(campaignId, locale), [campaignId, locale]);
  const choose = (id: string) => {
    history.replaceState(history.state, '', `?campaign=${encodeURIComponent(id)}`);
    setCampaignId(id);
  };
  return (
    <Fetched store={$report}>
      {(data) => <ReportSheet data={data} onChoose={choose} locale={locale} strings={strings} />}
    </Fetched>
  );
}
