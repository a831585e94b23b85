import { Icon, type IconProps, type IconShapes } from './Icon';
import { createElement } from 'react';

/**
 * Creates an icon component from lucide's data. Players' builds use it instead of lucide-react's own factory, of which every
 * remote would bundle a copy (1.3 kB).
 */
export default function createIcon({ node }: { readonly node: IconShapes }) {
  return function LucideIcon(props: Omit<IconProps, 'shapes'>) {
    return createElement(Icon, { shapes: node, ...props });
  };
}
