import { useEffect, useState, type ComponentType } from 'react';
import { Spinner } from '@/components/ui/Spinner';
import type { ScheduleFormProps } from './ScheduleForm';

type Loaded = { Form: ComponentType<ScheduleFormProps> } | 'failed' | null;

/** The form of the schedule, whose script only those load who open it. */
export function ScheduleLoader(props: ScheduleFormProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded) => {
      if (isWanted) setLoaded(next);
    };
    import('./ScheduleForm').then(
      (module) => show({ Form: module.default }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (loaded === 'failed') {
    const retry = () => {
      setLoaded(null);
      setAttempt(attempt + 1);
    };
    return (
      <div role="alert">
        <p>{props.strings.schedule.loadFailed}</p>
        <button type="button" className="link mt-2 font-medium" onClick={retry}>
          {props.strings.errors.retry}
        </button>
      </div>
    );
  }
  if (loaded === null) {
    return (
      <div role="status" className="flex items-center gap-5">
        <Spinner />
        <p className="text-soft">{props.strings.schedule.loading}</p>
      </div>
    );
  }
  return <loaded.Form {...props} />;
}
