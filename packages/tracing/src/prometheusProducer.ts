import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType, type MetricData, type MetricProducer } from '@opentelemetry/sdk-metrics';
import type { PrometheusMetric } from './tracer';

type Value = PrometheusMetric['values'][number];

/** Converts the metrics of prom-client for a reader of OpenTelemetry: counters, gauges and histograms, with their names. */
export function prometheusProducer(read: () => Promise<readonly PrometheusMetric[]>, resource: Resource): MetricProducer {
  const startTime = hrTime(Date.now() - process.uptime() * 1000);
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime(Date.now()) };
      const metrics = (await read()).flatMap((metric) => dataOf(metric, times));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'prom-client' }, metrics }] }, errors: [] };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function dataOf({ name, help, type, values }: PrometheusMetric, times: Times): readonly MetricData[] {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = () => values.map(({ value, labels }) => ({ ...times, attributes: textsOf(labels), value }));
  if (type === 'counter') return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
  if (type === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
  if (type !== 'histogram') return [];
  return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, times) }];
}

/** prom-client lists cumulative buckets by their upper bounds, followed by the sum and the count. */
function histogramsOf(name: string, values: readonly Value[], times: Times) {
  const series = new Map<string, Value[]>();
  for (const value of values) {
    const { le: _le, ...labels } = value.labels;
    const key = JSON.stringify(Object.entries(labels).toSorted());
    series.set(key, [...(series.get(key) ?? []), value]);
  }
  return [...series.values()].map((of) => {
    const { le: _le, ...labels } = of[0]?.labels ?? {};
    const buckets = of.filter(({ metricName }) => metricName === `${name}_bucket`).map(({ value }) => value);
    const last = (suffix: string) => of.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const boundaries = of.flatMap(({ labels: { le } }) => (le === undefined || le === '+Inf' ? [] : [Number(le)]));
    const counts = buckets.map((value, index) => value - (buckets[index - 1] ?? 0));
    const value = { buckets: { boundaries, counts }, sum: last('sum'), count: last('count') };
    return { ...times, attributes: textsOf(labels), value };
  });
}

function textsOf(labels: Value['labels']): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([label, value]) => [label, String(value)]));
}

function hrTime(epochMs: number): HrTime {
  return [Math.floor(epochMs / 1000), Math.round((epochMs % 1000) * 1e6)];
}
