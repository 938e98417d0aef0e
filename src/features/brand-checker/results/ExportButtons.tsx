import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CheckerStrings } from '../strings';
import { $exportFigures, $exportTests } from './export-tests';

interface ExportButtonsProps {
  campaigns: readonly BrandCampaign[];
  strings: CheckerStrings['analysis'];
}

/** Downloads all answers, or their figures with ranges, as CSV. */
export function ExportButtons({ campaigns, strings }: ExportButtonsProps) {
  const tests = useStore($exportTests);
  const figures = useStore($exportFigures);
  const request = { campaignId: null, campaigns, strings };
  const exports = [
    { action: tests, label: strings.export },
    { action: figures, label: strings.exportFigures },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {exports.map(({ action: { mutate, loading }, label }) => (
        <Button
          key={label}
          variant="line"
          size="small"
          aria-disabled={loading === true || undefined}
          onClick={() => void mutate(request)}
        >
          {loading === true ? strings.exporting : label}
        </Button>
      ))}
    </div>
  );
}
