import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/Button';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath } from '@/i18n/locales';
import type { Me, Membership } from '@/lib/session/membership';
import { ROUTES } from '@/routes';
import type { BrandNews } from '#shared/entities/next-steps.ts';
import type { ToolId } from '#shared/entities/tool.ts';
import { formatAgo, formatDate, formatWeekday } from '#shared/rules/dates.ts';
import { goOnWith } from '../next-steps';
import type { OverviewTexts } from '../texts';
import { openTool } from '../tools/open-tool';
import { toolEntry, toolPath } from '../tools/tools';
import { GoOnPicture } from './GoOnPicture';

interface GoOnProps extends OverviewTexts {
  membership: Membership;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The single next step of a premium member (product 7.14). */
export function GoOn({ membership, ...texts }: GoOnProps) {
  const { heading } = texts.strings.dashboard.goOn;
  if (membership.state === 'failed') return null;
  return (
    <section className="rounded-md border border-line bg-raised [--ground:var(--color-raised)]">
      {membership.state === 'ready' ? (
        <Step me={membership.me} {...texts} />
      ) : (
        // As high as the card with a picture, which most members get.
        <div className="min-h-154 p-5 sm:min-h-118 sm:p-6">
          <h2 className="text-heading">{heading}</h2>
        </div>
      )}
    </section>
  );
}

function Step({ me, now, ...texts }: Omit<GoOnProps, 'membership'> & { me: Me }) {
  const { locale, strings, sample } = texts;
  const t = strings.dashboard.goOn;
  const step = goOnWith(me);
  switch (step.kind) {
    case 'brand':
      return <BrandStep brand={step.brand} {...texts} />;
    case 'sample':
      return (
        <>
          <Head heading={t.heading} aside={t.sampleText}>
            <Badge tone="caution">{t.sampleBadge}</Badge>
          </Head>
          <GoOnPicture measures={sample} locale={locale} strings={strings} />
          <Strip
            {...texts}
            tool="brand-checker"
            title={t.ask}
            text={t.askText}
            action={t.openChecker}
          />
        </>
      );
    case 'lesson': {
      const { lesson, number, total } = step;
      return (
        <>
          <Head heading={t.heading} aside={fill(t.lesson, { number, total })} />
          <Progress done={number - 1} total={total} />
          <Strip
            {...texts}
            tool="video-tutorials"
            path={`${ROUTES.lessons}?lesson=${encodeURIComponent(lesson.key)}`}
            title={lesson.titles[locale]}
            text={fillCount(t.minutes, lesson.minutes)}
            action={t.read}
          />
        </>
      );
    }
    case 'tool': {
      const { title, text } = strings.dashboard.tools.items[step.tool];
      const when = formatAgo(step.usedAt, now, LOCALE_TAGS[locale]);
      return (
        <>
          <Head heading={t.heading} aside={fill(t.used, { when })} />
          <Strip
            {...texts}
            tool={step.tool}
            title={title}
            text={text}
            action={fill(t.open, { tool: title })}
          />
        </>
      );
    }
  }
}

function BrandStep({ brand, ...texts }: OverviewTexts & { brand: BrandNews }) {
  const { locale, strings } = texts;
  const t = strings.dashboard.goOn;
  const tag = LOCALE_TAGS[locale];
  const { search, memory, to_do, next_run_at } = brand;
  const day = search?.day ?? memory?.day ?? '';
  return (
    <>
      <Head heading={t.heading} aside={fill(t.answersOf, { day: formatDate(day, tag) })} />
      <GoOnPicture measures={brand} locale={locale} strings={strings} />
      {to_do ? (
        <Strip
          {...texts}
          tool="brand-checker"
          path={`${ROUTES.brandChecker}?campaign=${encodeURIComponent(brand.campaign_id)}`}
          kind={fillCount(t.toDo, to_do.open)}
          title={to_do.title}
          titleLang={to_do.locale}
          action={t.openList}
        />
      ) : (
        <Strip
          {...texts}
          tool="brand-checker"
          title={brand.brand_name}
          text={
            next_run_at === null
              ? t.noRun
              : fill(t.nextRun, { day: formatWeekday(next_run_at, tag) })
          }
          action={t.openChecker}
        />
      )}
    </>
  );
}

function Head({
  heading,
  aside,
  children,
}: {
  heading: string;
  aside: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-5 pb-4 sm:p-6 sm:pb-4">
      <h2 className="text-heading">{heading}</h2>
      {children}
      <span className="text-base text-soft">{aside}</span>
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <div aria-hidden="true" className="mx-5 mb-5 h-1.5 bg-line sm:mx-6 sm:mb-6">
      <div className="h-full bg-ink" style={{ width: `${(done / total) * 100}%` }} />
    </div>
  );
}

interface StripProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  tool: ToolId;
  /** Unprefixed, where it is not the tool's own page. */
  path?: string;
  kind?: string;
  title: string;
  /** The language of a title that is not the page's own text. */
  titleLang?: string;
  text?: string;
  action: string;
}

/** What to do, with the page's one signal-coloured button. */
function Strip({ tool, path, kind, title, titleLang, text, action, locale, strings }: StripProps) {
  const target = path ?? toolPath(toolEntry(tool));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        {kind !== undefined && <p className="text-sm text-soft">{kind}</p>}
        <h3 lang={titleLang} className="text-lg font-semibold text-pretty wrap-anywhere">
          {title}
        </h3>
        {text !== undefined && <p className="mt-1 text-base text-soft">{text}</p>}
      </div>
      <ButtonLink
        variant="signal"
        className="max-sm:w-full"
        href={localizedPath(target, locale)}
        onClick={() => openTool(tool, strings.dashboard.tools)}
      >
        {action}
      </ButtonLink>
    </div>
  );
}
