import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { MARK_BAR_WIDTH, MARK_BARS, MARK_HEIGHT } from '@/lib/logo-mark';
import { SITE } from '@/site.config';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { namesIn } from '#shared/rules/report-period.ts';
import type { CheckerTexts } from '../strings';

interface ReportFootProps extends CheckerTexts {
  counted: CountedCampaign;
}

/** How the figures came about, in one line and in full. */
export function ReportMethod({ counted, locale, strings }: ReportFootProps) {
  const { line, modes, text } = strings.report.method;
  const [memory, search] = [namesIn(counted, 'memory').n, namesIn(counted, 'search').n];
  const country = new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' }).of(
    counted.campaign.country,
  );
  const mode = search === 0 ? modes.memory : memory === 0 ? modes.search : modes.both;
  const asked = fill(mode, { country: country ?? counted.campaign.country });
  return (
    <div className="max-w-3xl space-y-2 text-base text-soft">
      <p>{fill(line, { modes: asked, n: memory + search })}</p>
      <p>{text}</p>
    </div>
  );
}

/** The last line of a report: the mark, and who made the tool. */
export function ReportFoot({ strings }: Pick<CheckerTexts, 'strings'>) {
  const last = MARK_BARS.length - 1;
  return (
    <footer className="flex items-end gap-3 border-t-[1.5px] border-ink pt-4 text-[0.9375rem] text-soft">
      <svg viewBox={`0 0 20 ${MARK_HEIGHT}`} aria-hidden="true" className="h-6 w-auto">
        {MARK_BARS.map(({ x, height }, index) => (
          <rect
            key={x}
            x={x}
            y={MARK_HEIGHT - height}
            width={MARK_BAR_WIDTH}
            height={height}
            className={index === last ? 'fill-signal' : 'fill-bar'}
          />
        ))}
      </svg>
      {fill(strings.report.method.foot, { company: SITE.brand })}
    </footer>
  );
}
