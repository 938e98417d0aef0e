import { Spinner } from '@/components/ui/Spinner';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { CheckerTexts } from '../strings';
import type { SearchProgress, TestRequest } from './run-test';

interface TestProgressProps extends CheckerTexts {
  running: TestRequest | null;
  search: SearchProgress | null;
  /** Number of answers of the last test, for screen readers. */
  answerCount: number;
}

/** A live region, always rendered: the running test, then the number of its answers. */
export function TestProgress({
  running,
  search,
  answerCount,
  locale,
  strings: { asking, testing },
}: TestProgressProps) {
  const list = new Intl.ListFormat(LOCALE_TAGS[locale]);
  const ids = running?.platform ? [running.platform] : brandPlatformIds;
  const platforms = list.format(ids.map((id) => BRAND_PLATFORMS[id].name));
  return (
    <div role="status">
      {(running !== null || search !== null) && (
        <div className="mb-6 flex items-center gap-5 rounded-md border border-line bg-raised p-5">
          <Spinner />
          <div>
            <p className="font-medium">
              {search
                ? fill(asking.waiting, { ...search })
                : fill(testing.running, { platforms, count: running?.samples ?? 1 })}
            </p>
            <p className="text-[0.9375rem] text-soft">
              {search ? asking.waitingHint : testing.runningHint}
            </p>
          </div>
        </div>
      )}
      {!running && !search && answerCount > 0 && (
        <p className="sr-only">{fill(testing.done, { count: answerCount })}</p>
      )}
    </div>
  );
}
