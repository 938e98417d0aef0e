import { Lazy } from '@/components/ui/Lazy';
import { OpenPlaceholder } from './open/OpenPlaceholder';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

interface FreeTrialProps {
  locale: Locale;
  strings: Pick<Dictionary, 'trial' | 'members'>;
  /** Opens the order. */
  onOrder: () => void;
}

/** What a free member sees and tries on the dashboard (product 7.17). */
export function FreeTrial(props: FreeTrialProps) {
  const { question } = props.strings.trial;
  return (
    <div className="space-y-12">
      <section className="rounded-md border border-line bg-raised p-5 [--ground:var(--color-raised)] sm:p-8">
        <h2 className="text-block font-semibold">{question.heading}</h2>
        <p className="mt-2 max-w-2xl text-soft">{question.intro}</p>
        {/* As high as the form, so that what is below does not move. */}
        <div className="min-h-182 sm:min-h-146 xl:min-h-140">
          <Lazy load={() => import('./question/TrialQuestion')}>
            {({ TrialQuestion }) => <TrialQuestion {...props} />}
          </Lazy>
        </div>
      </section>
      <Lazy load={() => import('./open/OpenContent')} fallback={<OpenPlaceholder />}>
        {({ OpenContent }) => <OpenContent {...props} />}
      </Lazy>
    </div>
  );
}
