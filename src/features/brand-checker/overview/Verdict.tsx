import type { ReactNode } from 'react';
import { percentText, rangeInWords } from '@/components/charts/share-text';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { brandTrend, type RunShare } from '#shared/rules/brand-trend.ts';
import { leadersOfBoth, measureVerdict, type MeasureVerdict } from '#shared/rules/brand-verdict.ts';
import { FacetLink } from '../drawer/OpenLinks';
import { Filled } from '@/components/members/Filled';
import type { OverviewFigures } from '../figures/overview-figures';
import type { CheckerTexts } from '../strings';

interface VerdictProps extends CheckerTexts {
  campaign: BrandCampaign;
  figures: OverviewFigures;
}

type Verdicts = Record<AnswerMode, MeasureVerdict | null>;

/** The figures of both measures in a sentence, and below it what each of them proves. */
export function Verdict({ campaign, figures, locale, strings }: VerdictProps) {
  const { verdict } = strings.figures;
  const of = (mode: AnswerMode) => measureVerdict(figures.modes[mode].n, figures.modes[mode].names);
  const verdicts: Verdicts = { memory: of('memory'), search: of('search') };
  const { memory, search } = verdicts;
  const list = new Intl.ListFormat(LOCALE_TAGS[locale]);
  const brand = <span className="wrap-anywhere">{campaign.brand_name}</span>;
  const shareOf = (mode: AnswerMode, { own }: MeasureVerdict) => (
    <FacetLink facet={facet.named(mode)} className="text-signal-ink hover:underline">
      {percentText(own.value, locale)}
    </FacetLink>
  );
  const sentences: ReactNode[] = [];
  if (search) {
    sentences.push(
      <Filled text={verdict.search} values={{ brand, share: shareOf('search', search) }} />,
    );
  }
  if (memory) {
    sentences.push(
      <Filled
        text={search ? verdict.memoryToo : verdict.memory}
        values={{ brand, share: shareOf('memory', memory) }}
      />,
    );
  }
  if (sentences.length === 0) sentences.push(verdict.none);
  const both = leadersOfBoth(search, memory);
  const main = search ?? memory;
  if (both.length > 0) {
    sentences.push(fill(counted(verdict.leadsBoth, both), { names: list.format(both) }));
  } else if (main && main.leaders.length > 0) {
    sentences.push(
      fill(counted(verdict.leads, main.leaders), { names: list.format(main.leaders) }),
    );
  }
  return (
    <section aria-label={verdict.label}>
      {main?.base === 'hint' && <p className="mb-2 text-base text-soft">{verdict.hint}</p>}
      <p className="max-w-[24em] text-[clamp(1.6875rem,1.2rem+1.6vw,2.625rem)] leading-[1.12] font-semibold tracking-[-0.032em] text-pretty max-sm:text-[1.375rem] max-sm:leading-[1.2]">
        {sentences.map((sentence, index) => (
          <span key={index}>{sentence} </span>
        ))}
      </p>
      <div className="mt-5 grid gap-x-16 gap-y-3 text-base text-soft md:grid-cols-2">
        {ANSWER_MODES.map((mode) => {
          const measured = verdicts[mode];
          return (
            measured && (
              <MeasureLine
                key={mode}
                mode={mode}
                verdict={measured}
                campaign={campaign}
                locale={locale}
                strings={strings}
              />
            )
          );
        })}
      </div>
    </section>
  );
}

const counted = <T,>(texts: { one: T; other: T }, names: readonly string[]): T =>
  names.length === 1 ? texts.one : texts.other;

interface MeasureLineProps extends CheckerTexts {
  mode: AnswerMode;
  verdict: MeasureVerdict;
  campaign: BrandCampaign;
}

/** One measure: its share with k of n and range, what so many answers prove, the trend, the rivals. */
function MeasureLine({ mode, verdict, campaign, locale, strings }: MeasureLineProps) {
  const texts = strings.figures.verdict;
  const { own, base, leaders, level } = verdict;
  const list = new Intl.ListFormat(LOCALE_TAGS[locale]);
  const trend = brandTrend(campaign.stats, mode);
  const facts = [
    level.length > 0 && fill(texts.level, { names: list.format(level) }),
    leaders.length > 0 && fill(counted(texts.leads, leaders), { names: list.format(leaders) }),
  ].filter((fact) => fact !== false);
  const ofRun = ({ day, value }: RunShare) => (
    <FacetLink facet={facet.asked(mode)} scope={{ from: day, to: day }} className="link">
      {percentText(value, locale)}
    </FacetLink>
  );
  return (
    <p>
      <b className="font-semibold text-ink">
        <Filled
          text={texts.line[mode]}
          values={{
            named: (
              <FacetLink facet={facet.named(mode)} className="link">
                {own.k}
              </FacetLink>
            ),
            n: (
              <FacetLink facet={facet.asked(mode)} className="link">
                {own.n}
              </FacetLink>
            ),
            range: rangeInWords(own, { locale, strings: strings.charts }),
          }}
        />
      </b>{' '}
      {texts.base[base]}{' '}
      {trend && (
        <>
          <Filled
            text={texts.trend[trend.basis]}
            values={{ now: ofRun(trend.now), before: ofRun(trend.before) }}
          />{' '}
        </>
      )}
      {facts.join(' ')}
    </p>
  );
}
