/**
 * What an error is called in the log. A failed query is logged with its SQL and code, but without its values: they are hashes of
 * passwords, numbers of cards, names.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  if (!('query' in error)) return [`${error.name}: ${error.message}`, ...frames].join('\n');
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : 'unknown';
  return [`Failed query (${code}): ${String(error.query)}`, ...frames].join('\n');
}
