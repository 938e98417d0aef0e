import { Select } from '@/components/ui/Select';
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
    <Select
      size="small"
      label={strings.metric}
      choices={metricNames.map((name) => ({ value: name, label: strings.metrics[name] }))}
      value={metric}
      onChoose={onChange}
    />
  );
}
