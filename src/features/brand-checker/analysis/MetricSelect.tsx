import { Select } from '@/components/ui/Select';
import type { CheckerStrings } from '../strings';
import { metricNames, type Metric } from './metrics';

interface MetricSelectProps {
  metric: Metric;
  strings: CheckerStrings['analysis'];
  onChange: (metric: Metric) => void;
}

/** Chooses the metric of a chart. */
export function MetricSelect({ metric, strings, onChange }: MetricSelectProps) {
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
