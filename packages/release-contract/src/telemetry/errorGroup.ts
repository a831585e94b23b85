import type { ErrorGroup } from './reports';

/** A filter of errors; empty or missing fields match any. */
export interface ErrorFilter {
  readonly app?: string | undefined;
  /** `wallet@1.5.0` */
  readonly release?: string | undefined;
  readonly screen?: string | undefined;
}

/** Whether an error matches a filter. */
export function isWanted(
  error: Pick<ErrorGroup, 'app' | 'screens'> & { readonly releases: readonly { readonly version: string }[] },
  { app, release, screen }: ErrorFilter,
): boolean {
  return (
    (!app || error.app === app) &&
    (!release || error.releases.some(({ version }) => `${error.app}@${version}` === release)) &&
    (!screen || Object.hasOwn(error.screens, screen))
  );
}

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
