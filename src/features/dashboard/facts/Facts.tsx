import { Fragment, type ReactNode } from 'react';
import { rangeInWords, percentText } from '@/components/charts/share-text';
import type { ChartStrings } from '@/components/charts/texts';
import { Filled } from '@/components/members/Filled';
import { WithMembership } from '@/components/members/WithMembership';
import { LockIcon } from '@/components/ui/icons';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath } from '@/i18n/locales';
import type { Me, Membership } from '@/lib/session/membership';
import type { ToolId } from '#shared/entities/tool.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { MeasureNews } from '#shared/entities/next-steps.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { changeOf, share } from '#shared/rules/shares.ts';
import type { OverviewTexts } from '../texts';
import { openTool, recordLockedTool } from '../tools/open-tool';
import { toolEntry, toolPath, toolState } from '../tools/tools';
import { factsOf, ownCount, type Fact, type Figure } from './facts';

interface FactsProps extends OverviewTexts {
  membership: Membership;
  premium: boolean;
  onLocked: (id: ToolId) => void;
}

/**
 * The first thing on the dashboard: what the member's own figures are, each a link (product 7.19). Its
 * height is reserved, so that nothing moves when they are loaded.
 */
export function Facts({ membership, premium, onLocked, ...texts }: FactsProps) {
  const { members } = texts.strings;
  const height = premium ? 'min-h-48 sm:min-h-44' : 'min-h-30';
  return (
    <section aria-busy={membership.state === 'loading'} className={height}>
      {membership.state === 'loading' ? (
        <Placeholder label={members.loading} />
      ) : (
        <WithMembership membership={membership} strings={members}>
          {(me) => <Sentences {...{ me, premium, onLocked }} {...texts} />}
        </WithMembership>
      )}
    </section>
  );
}

type SentencesProps = Omit<FactsProps, 'membership'> & { me: Me };

function Sentences({ me, premium, onLocked, ...texts }: SentencesProps) {
  const { locale, strings, terms } = texts;
  const facts = factsOf(me, premium, { strings: strings.dashboard.facts, locale, terms });
  const list = new Intl.ListFormat(LOCALE_TAGS[locale]);
  const figure = (each: Figure) => (
    <FigureLink {...{ premium, onLocked }} {...texts} figure={each} />
  );
  const shown = (value: Fact['values'][string]): ReactNode => {
    if (typeof value === 'string') return value;
    if (!Array.isArray(value)) return figure(value);
    // Only the separators are the language's; the figures take their places one by one.
    let next = 0;
    return list.formatToParts(value.map(({ text }) => text)).map(({ type, value: text }, index) => {
      const item = type === 'element' ? value[next++] : undefined;
      return <Fragment key={index}>{item ? figure(item) : text}</Fragment>;
    });
  };
  return (
    <>
      <p className="max-w-[25em] text-block font-semibold text-pretty max-sm:text-[1.375rem]">
        {facts.map(({ text, values }) => (
          <Fragment key={text}>
            <Filled
              text={text}
              values={Object.fromEntries(
                Object.entries(values).map(([name, value]) => [name, shown(value)]),
              )}
            />{' '}
          </Fragment>
        ))}
      </p>
      {/* Narrower windows have the ranges in the picture below. */}
      {premium && me.next.brand && (
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-base text-soft max-lg:hidden">
          <Range mode="search" news={me.next.brand.search} {...texts} />
          <Range mode="memory" news={me.next.brand.memory} {...texts} />
        </p>
      )}
    </>
  );
}

interface FigureLinkProps extends OverviewTexts {
  figure: Figure;
  premium: boolean;
  onLocked: (id: ToolId) => void;
}

/** A figure that opens its tool; a locked one has a lock and offers the membership. */
function FigureLink({ figure, premium, onLocked, locale, strings }: FigureLinkProps) {
  const { tools, facts } = strings.dashboard;
  const tool = toolEntry(figure.tool);
  if (toolState(tool, premium) === 'locked') {
    return (
      <button
        type="button"
        className="link inline-flex items-baseline gap-1.5 [font:inherit]"
        onClick={() => {
          recordLockedTool(tool.id, tools);
          onLocked(tool.id);
        }}
      >
        <span className="self-center">
          <LockIcon />
        </span>
        {figure.text}
        <span className="sr-only">({facts.locked})</span>
      </button>
    );
  }
  const path = figure.path ?? toolPath(tool);
  return (
    <a
      href={localizedPath(path, locale)}
      className={`link whitespace-nowrap ${figure.own ? 'text-signal-ink' : ''}`}
      onClick={() => openTool(tool.id, tools)}
    >
      {figure.text}
    </a>
  );
}

interface RangeProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  mode: AnswerMode;
  news: MeasureNews | null;
}

/** A measure's share with its range; with search also what changed since the day before. */
function Range({ mode, news, locale, strings }: RangeProps) {
  const counted = news && share(ownCount(news), news.n);
  if (!counted) return null;
  const { facts } = strings.dashboard;
  const charts: ChartStrings = strings.charts;
  const before = mode === 'search' && news.before ? share(news.before.k, news.before.n) : null;
  return (
    <span>
      {fill(facts.ranges[mode], {
        share: percentText(counted.value, locale),
        range: rangeInWords(counted, { locale, strings: charts }),
      })}
      {before && news.before && (
        <>
          {' '}
          {fill(facts.before, {
            day: formatDate(news.before.day, LOCALE_TAGS[locale]),
            k: before.k,
            n: before.n,
          })}{' '}
          <b className="font-medium text-ink">{facts.changes[changeOf(counted, before)]}</b>
        </>
      )}
    </span>
  );
}

const LINES = ['w-full', 'w-5/6', 'w-1/2'];

function Placeholder({ label }: { label: string }) {
  return (
    <div role="status" className="max-w-3xl space-y-3 pt-2">
      <span className="sr-only">{label}</span>
      {LINES.map((width) => (
        <div key={width} className={`h-6 animate-pulse rounded-sm bg-line ${width}`} />
      ))}
    </div>
  );
}
