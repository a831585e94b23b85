import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import type { JSXElementConstructor, ReactNode } from 'react';
import type { LoadState } from './loadState';

export type AsyncContentProps<Data> = {
  state: LoadState<Data>;
  texts: {
    /** Name of the busy group. */
    readonly loading: string;
    readonly failed: string;
    readonly failedText?: string;
    readonly retry: string;
  };
  /** Placeholder of the size of the content. It takes up its space before it is visible. */
  skeleton: ReactNode;
  empty?: ReactNode;
  /** Around the failure and `empty`. */
  wrapper?: JSXElementConstructor<{ children?: ReactNode }>;
  children: (data: Data) => ReactNode;
};

/**
 * Renders loaded data, a busy group while it loads, a failure with a retry button, or `empty`. The skeleton is visible when
 * loading lasts 120 ms, and then for at least 300 ms.
 */
export function AsyncContent<Data>({ state, texts, skeleton, empty, wrapper: Wrapper, children }: AsyncContentProps<Data>) {
  const isShown = useSettledLoading(state.status === 'loading');
  if (isShown || state.status === 'loading')
    return (
      <div role="group" aria-busy aria-label={texts.loading}>
        <div style={{ visibility: isShown ? undefined : 'hidden' }}>{skeleton}</div>
      </div>
    );
  if (state.status === 'ready') return children(state.data);
  const message =
    state.status === 'empty' ? (
      empty
    ) : (
      <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={state.retry} />
    );
  return Wrapper ? <Wrapper>{message}</Wrapper> : message;
}
