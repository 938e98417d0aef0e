import { useEffect, useRef } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import { MAX_BRAND_CAMPAIGNS } from '#shared/limits.ts';
import type { Failure } from './failure';
import { countFailures, type MissingAnswer } from './server-state';
import type { CheckerStrings } from './strings';

interface ErrorBannerProps {
  failure: Failure | null;
  strings: CheckerStrings['errors'];
  onDismiss: () => void;
  /** Reloads the page's data. */
  onRetry: () => void;
}

/**
 * The general message (product 21.10) and the known reason. Without the general message where
 * retrying does not help.
 */
function failureText({ kind, code }: Failure, strings: CheckerStrings['errors']): string {
  const final: Partial<Record<string, string>> = strings.final;
  const reasons: Partial<Record<string, string>> = strings.reasons;
  const known = final[code ?? ''];
  if (known !== undefined) return fill(known, { limit: MAX_BRAND_CAMPAIGNS });
  return [strings[kind], reasons[code ?? '']].filter(Boolean).join(' ');
}

function FailedPlatforms({
  errors,
  strings,
}: {
  errors: readonly MissingAnswer[];
  strings: CheckerStrings['errors'];
}) {
  return (
    <ul className="mt-2 space-y-1">
      {countFailures(errors).map(({ platform, code, count }) => (
        <li key={platform + code}>
          <span className="font-medium">{BRAND_PLATFORMS[platform].name}</span>
          {count > 1 && ` (${count} ×)`}: {strings.reasons[code]}
        </li>
      ))}
    </ul>
  );
}

/** Shows a failure until it is dismissed or the next action begins (product 21.10). */
export function ErrorBanner({ failure, strings, onDismiss, onRetry }: ErrorBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  // Scrolls to the banner: the action that failed may be far below it.
  useEffect(() => {
    if (failure) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div role="alert" ref={banner}>
      {failure && (
        <div className="mb-8 flex items-start justify-between gap-4 border-l-4 border-signal bg-wash py-3 pr-2 pl-5">
          <div className="py-2 text-base">
            <p className="font-medium">{failureText(failure, strings)}</p>
            {failure.platforms.length > 0 && (
              <FailedPlatforms errors={failure.platforms} strings={strings} />
            )}
            {failure.kind === 'load' && (
              <button type="button" className="link mt-2 font-medium" onClick={onRetry}>
                {strings.retry}
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label={strings.dismiss}
            onClick={onDismiss}
            className="grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
