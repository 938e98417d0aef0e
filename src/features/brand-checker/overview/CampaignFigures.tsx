import { startTransition, useEffect, useState } from 'react';
import { Lazy } from '@/components/ui/Lazy';
import { fill } from '@/i18n/fill';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { openFacet } from '../drawer/place';
import { Fetched } from '../Fetched';
import { $figures } from '../figures/figures-store';
import { Fold } from '@/components/members/Fold';
import type { OverviewFigures } from '../figures/overview-figures';
import { Matrix } from '../matrix/Matrix';
import { Aspects } from '../names/Aspects';
import { OtherNames } from '../names/OtherNames';
import type { CheckerData } from '../server-state';
import { GapsFold } from '../sources/GapsFold';
import type { CheckerStrings, CheckerTexts } from '../strings';
import { BrandedLine } from './BrandedLine';
import { FiguresSkeleton } from './FiguresSkeleton';
import { Measure } from './Measure';
import { QuickAsk } from './QuickAsk';
import { RunByRun } from './RunByRun';
import { Verdict } from './Verdict';

interface CampaignFiguresProps extends CheckerTexts {
  campaign: BrandCampaign;
  quota: CheckerData['quota'];
}

/** The figures of the shown campaign, from its first answer on (product 21.33). */
export default function CampaignFigures(props: CampaignFiguresProps) {
  const { loading } = props.strings.figures;
  return (
    <Fetched store={$figures} fallback={<FiguresSkeleton label={loading} />}>
      {(figures) => <Figures {...props} figures={figures} />}
    </Fetched>
  );
}

type FiguresProps = CampaignFiguresProps & { figures: OverviewFigures };

function Figures(props: FiguresProps) {
  const { campaign, figures, locale, strings } = props;
  // The verdict is painted before the rest is rendered, which a tap can interrupt. `useDeferredValue`
  // would not wait here: React does not defer within a render that is deferred itself.
  const [hasRest, setHasRest] = useState(false);
  useEffect(() => startTransition(() => setHasRest(true)), []);
  return (
    <div className="space-y-14">
      <Verdict campaign={campaign} figures={figures} locale={locale} strings={strings} />
      {hasRest ? <Details {...props} /> : <div className="min-h-screen" />}
    </div>
  );
}

/** The two measures, and what stands behind them: question by question, what to do, run by run, names. */
function Details({ campaign, figures, quota, locale, strings }: FiguresProps) {
  const t = strings.figures;
  const texts = { locale, strings };
  const questions = figures.questions.filter(({ branded }) => !branded);
  return (
    <>
      <div>
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          {ANSWER_MODES.map((mode) => (
            <Measure key={mode} {...texts} mode={mode} figures={figures} />
          ))}
        </div>
        <p className="mt-5 text-[0.9375rem] text-soft">{t.measures.range}</p>
      </div>
      <QuickAsk {...texts} campaign={campaign} quota={quota} />
      <section className="laid-out-in-view">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b-[1.5px] border-ink pb-3">
          <h2 className="text-heading">{t.matrix.heading}</h2>
          <span className="text-base text-soft">{t.matrix.aside}</span>
        </div>
        {questions.length === 0 ? (
          <p className="py-3 text-base text-soft">{t.matrix.none}</p>
        ) : (
          <Matrix {...texts} questions={questions} modes={figures.modes} />
        )}
        <BrandedLine figures={figures} strings={t.matrix} />
      </section>
      <Lazy load={() => import('../advice/Advice')}>
        {({ Advice }) => (
          <Advice
            key={campaign.id}
            {...texts}
            campaignId={campaign.id}
            hasAnswers={figures.modes.search.n > 0}
            onOpen={openFacet}
          />
        )}
      </Lazy>
      <RunByRun {...texts} campaign={campaign} runs={figures.runs} />
      <div className="grid gap-x-12 gap-y-12 max-sm:gap-y-0 lg:grid-cols-3">
        <GapsFold {...texts} />
        <Fold heading={t.said.heading} fact={saidFact(figures, strings)}>
          <Aspects
            key={campaign.id}
            campaignId={campaign.id}
            aspects={figures.aspects}
            strings={strings.advice.aspects}
            onOpen={openFacet}
          />
        </Fold>
        <Fold heading={strings.advice.names.heading} fact={namesFact(figures, strings)}>
          <OtherNames
            key={campaign.id}
            campaign={campaign}
            names={figures.other_names}
            answers={{ memory: figures.modes.memory.n, search: figures.modes.search.n }}
            locale={locale}
            strings={strings.advice}
            onOpen={openFacet}
          />
        </Fold>
      </div>
      <p className="border-t border-line pt-3 text-base text-soft">
        <b className="font-medium text-ink">{t.method.heading}</b> {t.method.text}
      </p>
    </>
  );
}

/** What the closed line of a phone has of the aspects: the one with the most answers. */
function saidFact({ aspects }: OverviewFigures, { figures, drawer }: CheckerStrings): string {
  const [most] = aspects.toSorted((a, b) => b.positive + b.negative - a.positive - a.negative);
  if (!most) return figures.said.none;
  const { aspect, positive, negative } = most;
  return fill(figures.said.fact, { aspect: drawer.aspects[aspect], positive, negative });
}

/** What it has of the names: the most frequent one with its answers. */
function namesFact({ other_names, modes }: OverviewFigures, strings: CheckerStrings): string {
  const [first] = other_names;
  if (!first) return strings.figures.names.none;
  const mode = first.search > 0 ? 'search' : 'memory';
  const { name, [mode]: k } = first;
  return fill(strings.figures.names.fact, { name, k, n: modes[mode].n });
}
