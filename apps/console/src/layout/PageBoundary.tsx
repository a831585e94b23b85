import { FailedState } from '@parlour/ui-kit';
import { Component, type ReactNode } from 'react';

/** Error boundary of a page, also for chunks that fail to load. */
export class PageBoundary extends Component<{ children: ReactNode }, { failure: string | undefined }> {
  override state: { failure: string | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <FailedState title="This page failed to load" text={failure} retryLabel="Reload" onRetry={() => location.reload()} />;
  }
}
