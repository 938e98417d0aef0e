import { Spinner } from '@/components/ui/Spinner';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { Run } from '../store';
import type { CheckerTexts } from '../strings';

interface TestProgressProps extends CheckerTexts {
  run: Run | null;
  /** How many answers the last test brought. */
  arrived: number | null;
}

/** Says that models are being asked, and afterwards what came; a live region that is always there. */
export function TestProgress({ run, arrived, locale, strings: { testing } }: TestProgressProps) {
  const list = new Intl.ListFormat(LOCALE_TAGS[locale]);
  const platforms = list.format((run?.platforms ?? []).map((id) => BRAND_PLATFORMS[id].name));
  return (
    <div role="status">
      {run && (
        <div className="mb-6 flex items-center gap-5 rounded-md border border-line bg-raised p-5">
          <Spinner />
          <div>
            <p className="font-medium">
              {fill(testing.running, { platforms, count: run.samples })}
            </p>
            <p className="text-[0.9375rem] text-soft">{testing.runningHint}</p>
          </div>
        </div>
      )}
      {!run && arrived !== null && arrived > 0 && (
        <p className="sr-only">{fill(testing.done, { count: arrived })}</p>
      )}
    </div>
  );
}
