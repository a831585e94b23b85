import type { Series } from '#figures';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly min: number;
  readonly max: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The series as points; undefined where there is no value. */
export function pointsOf(values: Series, { width, height, min, max }: Frame): (Point | undefined)[] {
  const step = values.length < 2 ? 0 : width / (values.length - 1);
  const span = max - min || 1;
  return values.map((value, at) => {
    if (value === undefined) return undefined;
    const part = Math.min(1, Math.max(0, (value - min) / span));
    return { x: round(at * step), y: round(height - part * height) };
  });
}

/** Splits the points at gaps. */
export function segmentsOf(points: readonly (Point | undefined)[]): Point[][] {
  const segments: Point[][] = [];
  let segment: Point[] = [];
  for (const point of points) {
    if (point !== undefined) segment.push(point);
    else if (segment.length > 0) {
      segments.push(segment);
      segment = [];
    }
  }
  if (segment.length > 0) segments.push(segment);
  return segments;
}

/** The SVG path through a segment; a single point is a dot of the stroke's width. */
export function lineOf(segment: readonly Point[]): string {
  const [first] = segment;
  if (first === undefined) return '';
  if (segment.length === 1) return `M${first.x},${first.y}h.01`;
  return `M${segment.map(({ x, y }) => `${x},${y}`).join('L')}`;
}

/** The SVG path of the area under a segment. */
export function areaOf(segment: readonly Point[], height: number): string {
  const [first, last] = [segment[0], segment.at(-1)];
  if (first === undefined || last === undefined || segment.length < 2) return '';
  return `${lineOf(segment)}L${last.x},${height}L${first.x},${height}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The smallest and the largest known value; undefined when there is none. */
export function rangeOf(values: Series): { readonly min: number; readonly max: number } | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : { min: Math.min(...known), max: Math.max(...known) };
}

/** Reduces a series to at most `most` values by averaging neighbours. */
export function downsampled(values: Series, most: number): Series {
  const size = Math.ceil(values.length / most);
  if (size <= 1) return values;
  // Grouped from the end, so that the latest group is complete.
  const groups = Math.ceil(values.length / size);
  return Array.from({ length: groups }, (_, group) => {
    const end = values.length - (groups - 1 - group) * size;
    const known = values.slice(Math.max(0, end - size), end).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}
