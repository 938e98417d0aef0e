import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { criticalWords } from '#shared/rules/brand-report.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import type { CheckerStrings } from '../strings';

/** What the newest answers criticise, in their words. */
export function ReportCritical({
  tests,
  strings,
}: {
  tests: readonly PromptTest[];
  strings: CheckerStrings;
}) {
  const t = strings.report.critical;
  const words = criticalWords(tests);
  if (words.length === 0) return <p className="text-soft">{t.none}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {words.map(({ aspect, quote, platform, mode }) => (
          <li key={quote} className="break-inside-avoid border-b border-line py-3">
            <p className="text-[0.9375rem] text-soft">
              {fill(t.quote, {
                aspect: strings.advice.aspects.names[aspect],
                platform: BRAND_PLATFORMS[platform].name,
                mode: t.modes[mode],
              })}
            </p>
            <q lang={textLanguage(quote)} className="wrap-anywhere">
              {quote}
            </q>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9375rem] text-soft">{t.note}</p>
    </>
  );
}
