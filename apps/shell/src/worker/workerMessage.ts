import type { RemoteFile } from '@parlour/release-contract/findRoute';

/**
 * A page's message to the worker: `keep` these files in the cache, and the document of the page, since it rendered; or take over.
 * Pages and workers of different releases exchange it, so the names stay.
 */
export type WorkerMessage = { readonly kind: 'keep'; readonly files: readonly RemoteFile[] } | { readonly kind: 'takeOver' };

/** Reads a page's message; undefined for what no page of this site sends. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'takeOver') return { kind: 'takeOver' };
  if (data.kind !== 'keep' || !('files' in data) || !Array.isArray(data.files)) return undefined;
  return { kind: 'keep', files: data.files.filter(isFile) };
}

function isFile(file: unknown): file is RemoteFile {
  if (typeof file !== 'object' || file === null || !('url' in file) || !('integrity' in file)) return false;
  return typeof file.url === 'string' && file.url.startsWith('/assets/') && typeof file.integrity === 'string';
}
