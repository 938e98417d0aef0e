import { useState, type ReactNode } from 'react';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { RelativeTime } from '../RelativeTime';
import type { CheckerTexts } from '../strings';

/** Finds a campaign; null when it no longer exists. */
export type CampaignFinder = (id: string) => BrandCampaign | null;

interface ResultDisclosureProps extends CheckerTexts {
  prompt: string;
  campaign: BrandCampaign | null;
  /** UTC, ISO 8601. */
  instant: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** The outcome in short. */
  summary: ReactNode;
  children: ReactNode;
}

/** An entry of the results: prompt, campaign, time and outcome, with details to expand. */
export function ResultDisclosure(props: ResultDisclosureProps) {
  const { prompt, campaign, instant, isOpen, summary, children, locale, strings } = props;
  // Only at first: a newer result must not close what is being read.
  const [startsOpen] = useState(isOpen);
  return (
    <details open={startsOpen} className="group/fold">
      <summary className="flex cursor-pointer items-start justify-between gap-4 py-5 text-base hover:bg-wash">
        <span className="min-w-0">
          <span lang={textLanguage(prompt)} className="line-clamp-3 font-semibold wrap-anywhere">
            {prompt}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem] text-soft">
            {campaign && <span className="min-w-0 wrap-anywhere">{campaign.name}</span>}
            <RelativeTime instant={instant} locale={locale} strings={strings} />
          </span>
          <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 tabular-nums">
            {summary}
          </span>
        </span>
        <span
          className="grid size-8 shrink-0 place-items-center text-soft transition-transform group-open/fold:rotate-90"
          aria-hidden="true"
        >
          →
        </span>
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}
