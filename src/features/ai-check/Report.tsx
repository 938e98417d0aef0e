import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { useCopied } from '@/components/ui/use-copied';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath, type Locale } from '@/i18n/locales';
import { readSessionHint } from '@/lib/session/session-hint';
import { findingQuery } from '@/lib/site-finding';
import { ROUTES } from '@/routes';
import { aiCheckText, checkedOn, findingCounts } from '@/lib/ai-check-text';
import type { AiCheckReport, FindingState } from '#shared/entities/ai-check.ts';
import type { AiCheckStrings } from './strings';

interface ReportProps {
  report: AiCheckReport;
  locale: Locale;
  strings: AiCheckStrings['report'];
}

/** Beside its word and colour, so that neither is needed to tell them apart. */
const SIGNS: Record<FindingState, { sign: string; className: string }> = {
  fail: { sign: '✕', className: 'text-signal-ink' },
  look: { sign: '?', className: 'text-ink' },
  pass: { sign: '✓', className: 'text-good' },
  note: { sign: 'i', className: 'text-soft' },
};

/** What a check found, to read, copy and print; what the site wrote is text and nothing else. */
export function Report({ report, locale, strings: t }: ReportProps) {
  const tag = LOCALE_TAGS[locale];
  const { isCopied, copy } = useCopied(aiCheckText(report, t, tag));
  const [isRefused, setRefused] = useState(false);
  // A report is only ever made in the browser.
  const isPremium = readSessionHint()?.premium === true;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-14" aria-labelledby="ai-check-report">
      <h2
        ref={heading}
        id="ai-check-report"
        className="text-title wrap-anywhere outline-none"
        tabIndex={-1}
      >
        {fill(t.heading, { site: report.site })}
      </h2>
      <p className="mt-3 font-medium">{fill(t.counts, findingCounts(report))}</p>
      <p className="mt-1 text-soft">
        {fill(t.checked, { date: checkedOn(report, tag) })} {t.noScore}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          variant="line"
          className="min-w-44"
          onClick={() => void copy().then((succeeded) => setRefused(!succeeded))}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
        <Button variant="line" onClick={() => print()}>
          {t.print}
        </Button>
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {isRefused && t.copyFailed}
      </p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {report.findings.map((finding) => (
          <Finding key={finding.id} finding={finding} strings={t}>
            {finding.change !== null && isPremium && (
              <a
                className="link mt-2 inline-block py-1 print:hidden"
                href={
                  localizedPath(ROUTES.brandChecker, locale) +
                  findingQuery({ site: report.site, finding: finding.id, case: finding.case })
                }
              >
                {t.take}
              </a>
            )}
          </Finding>
        ))}
      </ul>
      <h3 className="mt-8 font-semibold">{t.pages}</h3>
      <Addresses addresses={report.pages} />
    </section>
  );
}

function Finding({
  finding: { state, title, text, change, pages },
  strings: t,
  children,
}: {
  children: ReactNode;
  finding: AiCheckReport['findings'][number];
  strings: ReportProps['strings'];
}) {
  const { sign, className } = SIGNS[state];
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className={`font-semibold ${className}`}>
        <span className="inline-block w-5" aria-hidden="true">
          {sign}
        </span>
        {t.states[state]}
      </p>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1">{text}</p>
        {change !== null && (
          <p className="mt-2">
            <strong>{t.change}:</strong> {change}
          </p>
        )}
        {children}
        {pages.length > 0 && (
          <>
            <p className="mt-2 text-soft">{t.on}:</p>
            <Addresses addresses={pages} />
          </>
        )}
      </div>
    </li>
  );
}

/** As text: what a site's addresses lead to is not ours to send people to. */
function Addresses({ addresses }: { addresses: readonly string[] }) {
  return (
    <ul className="mt-1 text-[0.9375rem] wrap-anywhere text-soft">
      {addresses.map((address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
  );
}
