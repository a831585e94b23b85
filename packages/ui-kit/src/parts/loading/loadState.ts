/** What a screen shows of data that it loads. `empty` also means that the thing is not there. */
export type LoadState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly data: Data };

interface Query<Data> {
  readonly data: Data | undefined;
  /** Read only while there is no data. */
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The state of a query. Data stays on the screen while it is requested again, and when that fails. */
export function loadStateOf<Data>({ data, isLoading, retry }: Query<Data>, isEmpty?: (data: Data) => boolean): LoadState<Data> {
  if (data === undefined) return isLoading ? { status: 'loading' } : { status: 'failed', retry };
  return isEmpty?.(data) ? { status: 'empty' } : { status: 'ready', data };
}
