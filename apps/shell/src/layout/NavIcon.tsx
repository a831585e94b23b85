import type { IconNode } from '@parlour/platform/remoteConfig';
import { createElement } from 'react';

/** An icon that a remote brings, drawn as the site's own are. */
export function NavIcon({
  node = [],
  size = 24,
  strokeWidth = 1.75,
}: {
  node?: IconNode | undefined;
  size?: number;
  strokeWidth?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {node.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}
