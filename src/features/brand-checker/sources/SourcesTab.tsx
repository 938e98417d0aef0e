import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { SOURCE_KINDS, type SourceKind } from '#shared/entities/answer-source.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { Fetched } from '../Fetched';
import { Filled } from '@/components/members/Filled';
import { $campaignId, $figures, $sources } from '../figures/figures-store';
import type { SourceFigures } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';
import { SourceTable } from './SourceTable';
import { TwoByTwo } from './TwoByTwo';

/** What the answers with search cite, and where the brand is missing (product 21.37). */
export default function SourcesTab({ locale, strings }: CheckerTexts) {
  const campaignId = useStore($campaignId);
  return (
    campaignId !== null && (
      <Fetched store={$sources}>
        {(sources) => (
          <Sources campaignId={campaignId} sources={sources} locale={locale} strings={strings} />
        )}
      </Fetched>
    )
  );
}

interface SourcesProps extends CheckerTexts {
  campaignId: string;
  sources: SourceFigures;
}

function Sources({ campaignId, sources, locale, strings }: SourcesProps) {
  const [kind, setKind] = useState<SourceKind | ''>('');
  const t = strings.sources;
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  if (sources.n === 0) return <p className="text-soft">{t.none}</p>;
  const domains = sources.domains.filter((each) => kind === '' || each.kind === kind);
  return (
    <>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_4fr]">
        <div>
          <p className="text-[clamp(1.6875rem,1.2rem+1.6vw,2.625rem)] leading-[1.12] font-semibold tracking-[-0.032em] text-pretty max-sm:text-[1.375rem] max-sm:leading-[1.2]">
            <Filled
              text={sources.gap === 0 ? t.headlineNoGap : t.headline}
              values={{
                gap: (
                  <FacetLink facet={facet.gap()} className="text-signal-ink hover:underline">
                    {sources.gap}
                  </FacetLink>
                ),
                n: (
                  <FacetLink facet={facet.asked('search')} className="hover:underline">
                    {sources.n}
                  </FacetLink>
                ),
              }}
            />
          </p>
          <p className="mt-3 max-w-2xl text-base text-soft">
            {fill(t.intro, {
              n: sources.n,
              from: date.format(new Date(sources.period.from)),
              to: date.format(new Date(sources.period.to)),
            })}
          </p>
        </div>
        <Fetched store={$figures}>
          {({ two_by_two: counts }) => <TwoByTwo counts={counts} strings={t.twoByTwo} />}
        </Fetched>
      </div>
      <Select
        size="small"
        className="mt-8 max-w-60"
        label={t.kindFilter}
        choices={[
          { value: '' as const, label: t.allKinds },
          ...SOURCE_KINDS.map((value) => ({ value, label: t.kinds[value] })),
        ]}
        value={kind}
        onChoose={setKind}
      />
      <div className="mt-4 border-t-[1.5px] border-ink">
        {domains.length === 0 ? (
          <p className="py-4 text-soft">{t.noneOfKind}</p>
        ) : (
          <SourceTable
            campaignId={campaignId}
            sources={{ ...sources, domains }}
            locale={locale}
            strings={strings}
          />
        )}
      </div>
      <p className="mt-4 border-t border-line pt-3 text-base text-soft">
        {t.note} {sources.more_domains > 0 && fill(t.more, { count: sources.more_domains })}
      </p>
    </>
  );
}
