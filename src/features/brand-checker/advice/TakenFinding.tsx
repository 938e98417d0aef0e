import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import { findingIn, type SiteFinding } from '@/lib/site-finding';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { testCount } from '#shared/rules/campaign-stats.ts';
import { MAX_TAKEN_FINDINGS } from '#shared/rules/advice-limits.ts';
import type { CheckerTexts } from '../strings';
import { $takeFinding } from './advice-store';

interface TakenFindingProps extends CheckerTexts {
  campaign: BrandCampaign | undefined;
}

/** Removes the finding from the address, so that a reload does not offer it again. */
function forget(): void {
  const url = new URL(location.href);
  for (const name of ['site', 'finding', 'case']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** A finding that the site check sent here, to be taken into the shown campaign (product 32.7). */
export function TakenFinding({ campaign, locale, strings }: TakenFindingProps) {
  const { taken: t } = strings.advice;
  const [offered, setOffered] = useState(() => findingIn(location.search, t.findings));
  const [takenBy, setTakenBy] = useState<BrandCampaign | null>(null);
  const { mutate, loading, error } = useStore($takeFinding);
  if (offered === null) return null;
  const take = async (campaign: BrandCampaign, finding: SiteFinding) => {
    const isTaken = await mutate({ campaignId: campaign.id, ...finding, locale });
    if (isTaken !== true) return;
    forget();
    setTakenBy(campaign);
  };
  const leave = () => {
    forget();
    setOffered(null);
  };
  const isFull = error instanceof ApiError && error.code === 'advice-full';
  return (
    <section className="mb-8 rounded-md border border-line bg-raised p-5">
      <p className="text-sm text-soft">{fill(t.of, { site: offered.site })}</p>
      <h2 className="mt-1 font-semibold">{t.findings[offered.finding]}</h2>
      {takenBy === null && campaign && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="line"
            size="small"
            disabled={loading === true}
            onClick={() => void take(campaign, offered)}
          >
            {fill(t.take, { campaign: campaign.name })}
          </Button>
          <Button variant="line" size="small" onClick={leave}>
            {t.leave}
          </Button>
        </div>
      )}
      {!campaign && <p className="mt-2 text-soft">{t.noCampaign}</p>}
      <p role="status" className="mt-2 empty:hidden">
        {takenBy && fill(t.done, { campaign: takenBy.name })}
        {takenBy && testCount(takenBy.stats) === 0 && ` ${t.later}`}
      </p>
      <p role="alert" className="mt-2 text-signal-ink empty:hidden">
        {error !== undefined &&
          loading !== true &&
          (isFull ? fill(t.full, { most: MAX_TAKEN_FINDINGS }) : t.failed)}
      </p>
    </section>
  );
}
