import { Component, type ReactNode } from 'react';
import { RemoteOutage } from './RemoteOutage';
import type { FoundRoute } from '@parlour/release-contract/composition';

interface Props {
  readonly found: FoundRoute;
  readonly onFailure: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Error boundary of a remote that cannot be loaded or that throws: the rest of the site is unaffected. */
export class RemoteBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? <RemoteOutage found={this.props.found} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
