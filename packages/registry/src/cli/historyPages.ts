import type { HistoryEntry } from '@parlour/release-contract/api';
import type { ReleaseClient } from './client';

/** The largest page of the history that a site returns. */
const PAGE = 100;

/** The newest entries of the history: this many, or all pages back to a time (ISO 8601). */
export async function newestEntries(
  client: Pick<ReleaseClient, 'history'>,
  { limit = Number.POSITIVE_INFINITY, since = '' }: { readonly limit?: number; readonly since?: string },
): Promise<readonly HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (;;) {
    const before = entries.at(-1)?.sequence;
    const page = await client.history({
      limit: Math.min(PAGE, limit - entries.length),
      ...(before !== undefined && { before }),
    });
    entries.push(...page);
    const oldest = page.at(-1);
    if (oldest === undefined || oldest.sequence <= 1 || oldest.at < since || entries.length >= limit) return entries;
  }
}
