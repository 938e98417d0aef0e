import { useEffect, useRef } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { fill } from '@/i18n/fill';
import type { PlatformError } from '#shared/api/brand-checker.ts';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import { MAX_BRAND_CAMPAIGNS } from '#shared/limits.ts';
import { countFailures } from './server-state';
import type { Notice } from './store';
import type { CheckerStrings } from './strings';

interface ErrorBannerProps {
  notice: Notice | null;
  strings: CheckerStrings['errors'];
  onDismiss: () => void;
  /** Loads the page's data once more. */
  onRetry: () => void;
}

/**
 * The fixed sentence (product 21.10), unless trying again would be bad advice, and what is known.
 */
function noticeText({ kind, code }: Notice, strings: CheckerStrings['errors']): string {
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
  errors: PlatformError[];
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

/** What went wrong, until it is dismissed or the next action begins (product 21.10). */
export function ErrorBanner({ notice, strings, onDismiss, onRetry }: ErrorBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  // What failed may be far below, on a phone or in a long dialog.
  useEffect(() => {
    if (notice) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <div role="alert" ref={banner}>
      {notice && (
        <div className="mb-8 flex items-start justify-between gap-4 border-l-4 border-signal bg-wash py-3 pr-2 pl-5">
          <div className="py-2 text-base">
            <p className="font-medium">{noticeText(notice, strings)}</p>
            {notice.platforms.length > 0 && (
              <FailedPlatforms errors={notice.platforms} strings={strings} />
            )}
            {notice.kind === 'load' && (
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
