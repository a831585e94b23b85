import { theme } from '@parlour/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import type { Series } from '#figures';
import { toneColor } from '#parts';
import { areaOf, lineOf, pointsOf, rangeOf, segmentsOf, downsampled } from './linePath';

export type ChartTone = 'success' | 'danger' | 'info' | 'plain';

interface SparklineProps {
  readonly values: Series;
  readonly tone: ChartTone;
  readonly width?: number;
  readonly height?: number;
  /** Value at the top of the chart; default: the largest value. */
  readonly ceiling?: number;
  /** The vertical axis does not begin at zero, to show variation. */
  readonly isZoomed?: boolean;
}

const EDGE = 4;
/** Minimum distance of points, in px; denser series are downsampled. */
const STEP = 2.5;

/** A sparkline; hidden from screen readers, as its value is in the text beside it. */
export function Sparkline({ values, tone, width = 80, height = 26, ceiling = 0, isZoomed = false }: SparklineProps) {
  const id = useId();
  const shown = downsampled(values, Math.floor(width / STEP));
  const range = rangeOf(shown);
  if (range === undefined) return <Chart width={width} height={height} aria-hidden />;
  const floor = isZoomed ? Math.max(0, range.min - 2 * (range.max - range.min)) : 0;
  const frame = { width: width - 2 * EDGE, height: height - 2 * EDGE, min: floor, max: Math.max(range.max, ceiling) };
  const segments = segmentsOf(pointsOf(shown, frame));
  const last = segments.at(-1)?.at(-1);
  return (
    <Chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} data-tone={tone} aria-hidden>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity=".35" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <g transform={`translate(${EDGE} ${EDGE})`}>
        {segments.map((segment) => (
          <path key={`area${segment[0]?.x}`} d={areaOf(segment, frame.height + EDGE)} fill={`url(#${id})`} />
        ))}
        {segments.map((segment) => (
          <path key={`line${segment[0]?.x}`} d={lineOf(segment)} className="line" />
        ))}
        {last && <circle cx={last.x} cy={last.y} r="3" fill="currentColor" />}
      </g>
    </Chart>
  );
}

const Chart = styled.svg`
  flex: none;
  overflow: visible;
  color: ${theme.color.text3};
  ${toneColor}
  &[data-tone='info'] {
    color: ${theme.color.info};
  }
  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
`;
