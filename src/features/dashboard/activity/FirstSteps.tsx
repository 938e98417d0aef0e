import { ArrowIcon, CheckIcon } from '@/components/ui/icons';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { FirstStep } from '../next-steps';
import { openTool } from '../tools/open-tool';
import { toolEntry, toolPath } from '../tools/tools';

interface FirstStepsProps {
  steps: FirstStep[];
  locale: Locale;
  strings: Pick<Dictionary['dashboard'], 'firstSteps' | 'tools'>;
}

/** The first steps, in the place of what a new member has not done yet. */
export function FirstSteps({ steps, locale, strings }: FirstStepsProps) {
  const { firstSteps: t, tools } = strings;
  return (
    <>
      <p className="py-3 text-base text-soft">{t.text}</p>
      <ul className="divide-y divide-line border-y border-line text-base">
        {steps.map(({ tool, isDone }) => (
          <li key={tool}>
            <a
              href={localizedPath(toolPath(toolEntry(tool)), locale)}
              className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium hover:text-signal-ink"
              onClick={() => openTool(tool, tools)}
            >
              {t.steps[tool]}
              {isDone ? (
                <span className="flex items-center gap-2 text-sm text-good">
                  <CheckIcon />
                  {t.done}
                </span>
              ) : (
                <ArrowIcon />
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
