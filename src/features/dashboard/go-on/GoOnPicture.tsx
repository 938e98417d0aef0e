import { RunUpChart } from '@/components/charts/RunUpChart';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandNews, MeasureNews } from '#shared/entities/next-steps.ts';
import { share } from '#shared/rules/shares.ts';
import type { OverviewTexts } from '../texts';

interface GoOnPictureProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  measures: Pick<BrandNews, 'memory' | 'search'>;
}

/** Whom the newest answers name, from memory on the left and with web search on the right. */
export function GoOnPicture({ measures, locale, strings }: GoOnPictureProps) {
  const { memory, search } = measures;
  return (
    <div className="grid gap-8 px-5 pb-5 sm:grid-cols-2 sm:px-6 sm:pb-6">
      {/* A phone has room for one; the other is in the sentence above. */}
      <Measure
        {...{ locale, strings }}
        mode="memory"
        news={memory}
        className={search === null ? '' : 'max-sm:hidden'}
      />
      <Measure
        {...{ locale, strings }}
        mode="search"
        news={search}
        className={search === null ? 'max-sm:hidden' : ''}
      />
    </div>
  );
}

interface MeasureProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  mode: AnswerMode;
  news: MeasureNews | null;
  className: string;
}

function Measure({ mode, news, className, locale, strings }: MeasureProps) {
  const { measures, notAsked } = strings.dashboard.goOn;
  const { name, small } = measures[mode];
  return (
    <div className={`min-w-0 ${className}`}>
      <h3 className="font-semibold">
        {name} <span className="font-normal text-soft">{small}</span>
      </h3>
      {news === null ? (
        <p className="mt-3 grid min-h-33 place-items-center rounded-sm border border-dashed border-mid p-4 text-base text-soft">
          {notAsked[mode]}
        </p>
      ) : (
        <RunUpChart
          small
          locale={locale}
          strings={strings.charts}
          label={`${name} ${small}`}
          bars={news.names.flatMap(({ name: whose, own, k }) => {
            const counted = share(k, news.n);
            return counted ? [{ name: whose, own, ...counted }] : [];
          })}
        />
      )}
    </div>
  );
}
