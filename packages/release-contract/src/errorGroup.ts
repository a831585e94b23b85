import type { ErrorGroup } from './api';

/** `TypeError: x is undefined` */
export function titleOf({ name, message }: Pick<ErrorGroup, 'name' | 'message'>): string {
  return message === '' ? name : `${name}: ${message}`;
}

/** The innermost place in the sources of the repository, or else in the built file. */
export function firstPlace({ frames }: Pick<ErrorGroup, 'frames'>): string | undefined {
  const own = frames.find(({ place }) => place !== undefined && isOwnSource(place.source));
  if (own?.place !== undefined) return `${own.place.source}:${own.place.line}`;
  const [innermost] = frames;
  return innermost && `${innermost.file}:${innermost.line}:${innermost.column}`;
}

/** Whether a source is of the repository, and not of a package that it uses. */
export function isOwnSource(source: string): boolean {
  return /^(?:apps|packages)\//.test(source);
}
