import { Field } from '@/components/ui/Field';
import { metricNames, type Metric } from './metrics';
import type { CheckerStrings } from './strings';

interface MetricChoiceProps {
  metric: Metric;
  strings: CheckerStrings['analysis'];
  onChange: (metric: Metric) => void;
}

/** Chooses what a chart shows. */
export function MetricChoice({ metric, strings, onChange }: MetricChoiceProps) {
  return (
    <Field
      as="select"
      className="min-h-11 py-1.5"
      label={strings.metric}
      value={metric}
      onChange={({ target }) =>
        onChange(metricNames.find((known) => known === target.value) ?? metric)
      }
    >
      {metricNames.map((known) => (
        <option key={known} value={known}>
          {strings.metrics[known]}
        </option>
      ))}
    </Field>
  );
}
