import { Icon, type IconProps, type IconShapes } from './components/Icon';
import { createElement } from 'react';

/**
 * Creates an icon component from lucide's data. Builds for players use it instead of lucide-react's own factory, because every
 * remote would bundle a copy of that (1.3 kB).
 */
export default function createIcon({ node }: { readonly node: IconShapes }) {
  return function LucideIcon(props: Omit<IconProps, 'shapes'>) {
    return createElement(Icon, { shapes: node, ...props });
  };
}
