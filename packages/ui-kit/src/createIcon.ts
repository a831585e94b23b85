import { Icon, type IconProps, type IconShapes } from './Icon';
import { createElement } from 'react';

/**
 * Makes an icon of what lucide has of it. Stands in players' builds for what lucide-react makes its icons with, which every remote would
 * carry a copy of (1.3 kB).
 */
export default function createIcon({ node }: { readonly node: IconShapes }) {
  return function LucideIcon(props: Omit<IconProps, 'shapes'>) {
    return createElement(Icon, { shapes: node, ...props });
  };
}
