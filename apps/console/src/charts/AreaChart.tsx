import { theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import type { Series } from '#figures';
import { areaOf, lineOf, pointsOf, segmentsOf } from './linePath';
import { placeLabels } from './placeLabels';
import { useHoveredStep } from './useHoveredStep';
import { useWidth } from './useWidth';

/** An event marked on the time axis. */
export interface Annotation {
  readonly id: number;
  /** Step of the series, from its start. */
  readonly step: number;
  readonly label: string;
  /** Full text for screen readers. */
  readonly description: string;
  readonly isRollback: boolean;
}

interface AreaChartProps {
  /** Text description of the chart. */
  readonly label: string;
  readonly values: Series;
  readonly max: number;
  /** A horizontal reference line. */
  readonly limit?: number;
  readonly annotations?: readonly Annotation[];
  /** Text of the tooltip. */
  readonly formatValue: (value: number, step: number) => string;
}

const HEIGHT = 74;
const LABELS = 22;

/** An area chart of a time series with annotations. */
export function AreaChart({ label, values, max, limit, annotations = [], formatValue }: AreaChartProps) {
  const id = useId();
  const { ref, width } = useWidth<HTMLElement>(640);
  const { at, handlers } = useHoveredStep(values, width);
  const points = pointsOf(values, { width, height: HEIGHT, min: 0, max });
  const segments = segmentsOf(points);
  const step = width / Math.max(1, values.length - 1);
  const positioned = annotations.map((flag) => {
    const nearest = points[Math.min(points.length - 1, Math.max(0, Math.round(flag.step)))];
    return { ...flag, x: flag.step * step, y: nearest?.y ?? HEIGHT / 3, text: flag.label };
  });
  const [point, value] = at === undefined ? [] : [points[at], values[at]];
  return (
    <Figure ref={ref} {...handlers}>
      <svg width={width} height={HEIGHT + LABELS} role="img" aria-label={label}>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={theme.color.info} stopOpacity=".32" />
          <stop offset="1" stopColor={theme.color.info} stopOpacity="0" />
        </linearGradient>
        {limit !== undefined && <Limit d={`M0,${HEIGHT - (limit / max) * HEIGHT}H${width}`} />}
        {segments.map((segment) => (
          <path key={`area${segment[0]?.x}`} d={areaOf(segment, HEIGHT)} fill={`url(#${id})`} />
        ))}
        {segments.map((segment) => (
          <Line key={`line${segment[0]?.x}`} d={lineOf(segment)} />
        ))}
        {segments.map(([only, ...others]) =>
          only === undefined || others.length > 0 ? null : (
            <circle key={`dot${only.x}`} cx={only.x} cy={only.y} r="3" fill={theme.color.info} />
          ),
        )}
        {positioned.map((flag) => (
          <Marker key={flag.id} data-rollback={flag.isRollback || undefined}>
            <path d={`M${flag.x},${flag.y}V${HEIGHT}`} />
            <circle cx={flag.x} cy={flag.y} r="4.5" />
          </Marker>
        ))}
        {placeLabels(positioned, width).map((flag) => (
          <Label key={flag.id} x={flag.at} y={HEIGHT + 17} data-rollback={flag.isRollback || undefined}>
            {flag.text}
          </Label>
        ))}
        {point && <circle cx={point.x} cy={point.y} r="4" fill={theme.color.text} />}
      </svg>
      {point && value !== undefined && at !== undefined && (
        <Tooltip
          style={{
            left: point.x > width / 2 ? undefined : point.x + 10,
            right: point.x > width / 2 ? width - point.x + 10 : undefined,
          }}
        >
          {formatValue(value, at)}
        </Tooltip>
      )}
      {annotations.length > 0 && (
        <VisuallyHidden as="ul">
          {annotations.map((flag) => (
            <li key={flag.id}>{flag.description}</li>
          ))}
        </VisuallyHidden>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  min-width: 0;
  height: ${HEIGHT + LABELS}px;
  svg {
    position: absolute;
    overflow: visible;
  }
`;

const Line = styled.path`
  fill: none;
  stroke: ${theme.color.info};
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

const Limit = styled.path`
  fill: none;
  stroke: ${theme.color.field};
  stroke-dasharray: 4 5;
`;

const Marker = styled.g`
  fill: ${theme.color.card};
  stroke: ${theme.color.accent};
  stroke-width: 2;
  &[data-rollback] {
    stroke: ${theme.color.danger};
  }
`;

const Label = styled.text`
  text-anchor: middle;
  font-size: 12px;
  fill: ${theme.color.text2};
  &[data-rollback] {
    fill: ${theme.color.danger};
  }
`;

const Tooltip = styled.span`
  position: absolute;
  top: 4px;
  padding: 4px 10px;
  border-radius: ${theme.radius.chip};
  background: ${theme.color.pressed};
  ${type.caption}
  white-space: nowrap;
  pointer-events: none;
`;
