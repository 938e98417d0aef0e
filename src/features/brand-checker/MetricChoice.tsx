import { metricNames, type Metric } from './metrics';
import type { CheckerStrings } from './strings';

interface MetricChoiceProps {
  id: string;
  metric: Metric;
  strings: CheckerStrings['analysis'];
  onChange: (metric: Metric) => void;
}

/** Chooses what a chart shows. */
export function MetricChoice({ id, metric, strings, onChange }: MetricChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.9375rem] font-medium">
        {strings.metric}
      </label>
      <select
        id={id}
        className="field min-h-11 py-1.5"
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
      </select>
    </div>
  );
}
