import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import { Lazy } from '@/components/ui/Lazy';
import type { CheckerTexts } from '../strings';
import { $sampleVisibility, setSampleVisibility } from './sample-visibility';

interface SampleProps extends CheckerTexts {
  /** Whether the sample shows by default. */
  isOffered: boolean;
}

/** The sample campaign, or a button that shows it again after it was removed. */
export function Sample({ isOffered, locale, strings }: SampleProps) {
  const choice = useStore($sampleVisibility);
  const { sample } = strings.start;
  const isShown = choice === null ? isOffered : choice === 'shown';
  if (!isShown) {
    return (
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        onClick={() => setSampleVisibility('shown')}
      >
        {sample.show}
      </Button>
    );
  }
  return (
    <section className="min-w-0 rounded-md border border-line bg-raised p-5 [--ground:var(--color-raised)] sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 className="text-heading">{sample.heading}</h2>
        <Button variant="line" size="small" onClick={() => setSampleVisibility('removed')}>
          {sample.remove}
        </Button>
      </div>
      <p className="mt-3 mb-6 max-w-2xl text-base text-soft">{sample.text}</p>
      <Lazy load={() => import('./SampleReport')}>
        {({ default: SampleReport }) => <SampleReport locale={locale} strings={strings} />}
      </Lazy>
    </section>
  );
}
