import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { localizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { ALL_ANSWERS } from '#shared/rules/answer-facets.ts';
import { testCount } from '#shared/rules/campaign-stats.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { EVER } from '../drawer/place';
import { ScheduleFacts } from '../schedule/ScheduleFacts';
import type { CheckerTexts } from '../strings';
import { CampaignMenu } from './CampaignMenu';
import { CampaignStatusLabel } from './CampaignStatusLabel';

interface CampaignCardProps extends CheckerTexts {
  campaign: BrandCampaign;
  onEdit: () => void;
  onSchedule: () => void;
  onDelete: () => void;
}

/** A campaign in the list: its brand and competitors, its status and its menu. */
export function CampaignCard(props: CampaignCardProps) {
  const { campaign, locale, strings, onEdit, onSchedule, onDelete } = props;
  const { campaigns } = strings;
  const tests = testCount(campaign.stats);
  const facts: [string, ReactNode][] = [
    [campaigns.brand, campaign.brand_name],
    [campaigns.variants, campaign.brand_variants.join(', ')],
    [campaigns.competitors, campaign.competitors.join(', ')],
    [campaigns.domains, campaign.own_domains.join(', ')],
    [
      campaigns.tests,
      tests === 0 ? (
        '0'
      ) : (
        <FacetLink
          facet={ALL_ANSWERS}
          scope={{ campaign: campaign.id, from: EVER }}
          className="link"
        >
          {tests}
        </FacetLink>
      ),
    ],
  ];
  return (
    <li className="border-b border-line py-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 py-1.5">
          <h3 className="text-lg font-semibold wrap-anywhere">{campaign.name}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <CampaignStatusLabel status={campaign.status} strings={strings.statuses} />
            {campaign.industry && (
              <span className="text-[0.9375rem] text-soft">
                {strings.industries[campaign.industry]}
              </span>
            )}
          </p>
        </div>
        <CampaignMenu
          name={campaign.name}
          strings={{ ...campaigns, schedule: strings.schedule.menu }}
          onEdit={onEdit}
          onSchedule={onSchedule}
          onDelete={onDelete}
        />
      </div>
      <dl className="mt-2 grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-1 text-base">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <ScheduleFacts campaign={campaign} locale={locale} strings={strings} />
      <a
        href={`${localizedPath(ROUTES.brandReport, locale)}?campaign=${campaign.id}`}
        aria-label={fill(strings.report.openNamed, { name: campaign.name })}
        className="link mt-3 inline-flex min-h-11 items-center font-medium"
      >
        {strings.report.open}
      </a>
    </li>
  );
}
