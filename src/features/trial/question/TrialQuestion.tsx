import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { SampleDialog } from './SampleDialog';
import { $ask, $trial } from './trial-store';
import { TrialForm } from './TrialForm';
import { TrialResult } from './TrialResult';

interface TrialQuestionProps {
  locale: Locale;
  strings: Pick<Dictionary, 'trial' | 'members'>;
  onOrder: () => void;
}

/** How often a question is looked for whose call this page has lost, in milliseconds. */
const LOOK_MS = 4_000;

/** The free question: its form, its answers, or why there is none; and the sample report. */
export function TrialQuestion(props: TrialQuestionProps) {
  const { locale, strings } = props;
  const { sample } = strings.trial;
  const [isSampleOpen, setSampleOpen] = useState(false);
  return (
    <>
      <State {...props} />
      <Button variant="line" size="small" className="mt-6" onClick={() => setSampleOpen(true)}>
        {sample.open}
      </Button>
      <SampleDialog
        open={isSampleOpen}
        locale={locale}
        strings={strings}
        onClose={() => setSampleOpen(false)}
      />
    </>
  );
}

function State({ locale, strings: { trial, members }, onOrder }: TrialQuestionProps) {
  const { data, error, loading } = useStore($trial);
  const { loading: isAsking } = useStore($ask);
  const isLost = data?.state === 'asking' && !isAsking;

  useEffect(() => {
    if (!isLost || loading) return;
    const look = setTimeout(() => $trial.revalidate(), LOOK_MS);
    return () => clearTimeout(look);
  }, [isLost, loading]);

  if (!data) {
    return error === undefined ? (
      <p role="status" className="mt-6 text-soft">
        {trial.loading}
      </p>
    ) : (
      <RetryAlert
        text={trial.failed}
        retry={members.retry}
        className="mt-6"
        onRetry={() => $trial.invalidate()}
      />
    );
  }
  switch (data.state) {
    case 'answered':
      return (
        data.trial && (
          <TrialResult {...{ locale, onOrder }} trial={data.trial} strings={trial.result} />
        )
      );
    case 'open':
    case 'asking':
      return <TrialForm isAsking={isAsking || isLost} strings={trial.question} />;
    default:
      return <p className="mt-6 max-w-2xl text-lead">{trial.question.states[data.state]}</p>;
  }
}
