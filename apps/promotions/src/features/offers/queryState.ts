import type { ApiQuery } from '@parlour/platform';

export type QueryState<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly data: Data };

/** What a screen shows of a query. */
export function stateOf<Data>({ data, isLoading, retry }: ApiQuery<Data>): QueryState<Data> {
  if (data !== undefined) return { kind: 'ready', data };
  return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
}
