import { Button } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import { localizedPath, type Locale } from '@/i18n/locales';
import { FIRST_LESSON_PATH } from '@/routes';
import type { CheckerStrings } from '../strings';
import { openCreation, openTest } from '../tabs';

interface FirstStepsProps {
  locale: Locale;
  strings: CheckerStrings['start']['steps'];
  hasCampaign: boolean;
}

/** The steps to the first result: brand, question, run; and the lesson about them. */
export function FirstSteps({ locale, strings, hasCampaign }: FirstStepsProps) {
  const steps = [
    { ...strings.brand, isDone: hasCampaign, isNext: !hasCampaign, go: openCreation },
    { ...strings.question, isDone: false, isNext: hasCampaign, go: openTest },
    { ...strings.run, action: '', isDone: false, isNext: false, go: openTest },
  ];
  return (
    <section className="min-w-0 self-start border-t-[1.5px] border-ink pt-5 lg:sticky lg:top-18">
      <h2 className="text-heading">{strings.heading}</h2>
      <ol className="mt-3">
        {steps.map(({ title, text, action, isDone, isNext, go }, index) => (
          <li key={title} className="flex gap-4 border-b border-line py-5">
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full border font-semibold tabular-nums ${isDone ? 'border-good text-good' : 'border-ink'}`}
              aria-hidden="true"
            >
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <h3 className="text-lg font-semibold">
                {title}
                {isDone && <span className="sr-only"> ({strings.done})</span>}
              </h3>
              <p className="mt-1 text-base text-soft">{text}</p>
              {isNext && (
                <Button variant="signal" size="small" className="mt-4" onClick={go}>
                  {action}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <a className="link mt-4 inline-block py-1" href={localizedPath(FIRST_LESSON_PATH, locale)}>
        {strings.lesson}
      </a>
    </section>
  );
}
