import { useState } from 'react';
import { Lazy } from '@/components/ui/Lazy';
import type { CheckerTexts } from '../strings';
import { loadReport } from './load-report';
import { ReportSheet } from './ReportSheet';

/** The campaign that the address names; null when it names none. */
function campaignInAddress(): string | null {
  return new URLSearchParams(location.search).get('campaign');
}

/** The report on the campaign of the address; another one can be chosen. */
export function Report({ locale, strings }: CheckerTexts) {
  const [wanted, setWanted] = useState(campaignInAddress);
  const choose = (id: string) => {
    history.replaceState(history.state, '', `?campaign=${encodeURIComponent(id)}`);
    setWanted(id);
  };
  return (
    <Lazy key={wanted} load={() => loadReport(wanted, locale)}>
      {(data) => <ReportSheet data={data} onChoose={choose} locale={locale} strings={strings} />}
    </Lazy>
  );
}
