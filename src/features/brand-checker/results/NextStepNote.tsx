import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { nextStep } from '#shared/rules/brand-next-step.ts';
import type { CheckerStrings } from '../strings';

interface NextStepNoteProps {
  stats: CampaignStats;
  hasCompetitors: boolean;
  strings: CheckerStrings['insights']['next'];
}

/** A suggested next step for these results. */
export function NextStepNote({ stats, hasCompetitors, strings }: NextStepNoteProps) {
  const step = nextStep(stats, hasCompetitors);
  if (step === null) return null;
  const platform = 'platform' in step ? BRAND_PLATFORMS[step.platform].name : '';
  return (
    <p className="border-l-4 border-signal bg-wash px-5 py-3 text-base">
      <strong className="font-semibold">{strings.label}</strong>{' '}
      {fill(strings.steps[step.kind], { platform })}
    </p>
  );
}
