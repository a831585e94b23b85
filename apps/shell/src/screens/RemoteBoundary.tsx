import { Component, type ReactNode } from 'react';
import { RemoteOutage } from './RemoteOutage';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

interface Props {
  readonly found: FoundRoute;
  readonly onFailure: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** Whether it failed because a translator had replaced its texts. */
  readonly isTranslated?: boolean;
}

/** A screen that fails this often is not mounted again. */
const MOST_RENEWALS = 20;

/**
 * Error boundary of a remote that cannot be loaded or that throws; the rest of the site is unaffected. A screen whose texts were
 * replaced by the browser's translator is remounted instead, because that is not a failure of the release.
 */
export class RemoteBoundary extends Component<Props, State> {
  override readonly state: State = { hasFailed: false };
  private renewals = 0;

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, isTranslated: isTranslators(error) };
  }

  override componentDidCatch(error: unknown) {
    if (!this.state.isTranslated || this.renewals >= MOST_RENEWALS) return this.props.onFailure(error);
    this.renewals += 1;
    this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <RemoteOutage found={this.props.found} onRetry={this.props.onRetry} /> : this.props.children;
  }
}

/**
 * Whether React did not find a text node where it had put it, on a page that Chrome's or Edge's translator has marked. A single
 * `<font>` is no sign of it, since articles contain some.
 */
function isTranslators(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    error.name === 'NotFoundError' &&
    document.querySelector('html:is(.translated-ltr, .translated-rtl), font > font, [_msttexthash]') !== null
  );
}
