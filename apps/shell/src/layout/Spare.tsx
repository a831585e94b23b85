import { Component, type ReactNode, Suspense } from 'react';

interface SpareProps {
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Something the site can do without: when it cannot be loaded, `instead` stands in its place, or nothing. */
export class Spare extends Component<SpareProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
