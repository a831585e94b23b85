import { type ComponentType, forwardRef, memo, type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { Family } from './globals';

// Production React has no Fast Refresh. So each component of the remote is wrapped in one that stays in place and calls the
// version of the last build. React keeps the state of its hooks, as long as these stay the same.

type Props = Readonly<Record<string, unknown>>;
type Render = (props: Props) => ReactNode;

/** A component that `forwardRef` or `memo` made. */
interface Wrapped {
  readonly $$typeof: symbol;
  readonly render: (props: Props, ref: Ref<unknown>) => ReactNode;
  readonly type: ComponentType<Props>;
  readonly compare?: (before: Props, next: Props) => boolean;
}

interface HotComponent {
  /** The wrapper that stays in place for all versions. */
  readonly Component: ComponentType<Props>;
  /** Renders the last version; a different component if the hooks have changed, so that it starts with new state. */
  Version: ComponentType<Props>;
  updates: number;
}

const FORWARD_REF = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');

const hotComponents = new WeakMap<Family, HotComponent>();
const listeners = new Set<() => void>();
let rendered = 0;

parlourDev.insideSite?.onRefresh(({ updatedFamilies, staleFamilies }) => {
  for (const family of [...updatedFamilies, ...staleFamilies]) {
    const hot = hotComponents.get(family);
    if (hot === undefined) continue;
    hot.updates += 1;
    if (staleFamilies.has(family)) hot.Version = versionOf(family, hot);
  }
  for (const listener of listeners) listener();
});

/** The number of new versions of the component being rendered, as a dependency that invalidates memoised values. */
export function renderedVersion(): number {
  return rendered;
}

/** The wrapper of a component; the type itself when it is none of the remote's components. */
export function componentOf<Type>(type: Type): Type {
  const family = parlourDev.insideSite?.familyOf(type);
  if (family === undefined) return type;
  let hot = hotComponents.get(family);
  if (hot === undefined) hotComponents.set(family, (hot = createHotComponent(family)));
  return hot.Component as Type;
}

function createHotComponent(family: Family): HotComponent {
  const hot: HotComponent = {
    Component: (props) =>
      jsx(
        useSyncExternalStore(watch, () => hot.Version),
        props,
      ),
    Version: () => undefined,
    updates: 0,
  };
  hot.Version = versionOf(family, hot);
  return hot;
}

function versionOf(family: Family, hot: HotComponent): ComponentType<Props> {
  const useVersion = (render: () => ReactNode): ReactNode => {
    rendered = useSyncExternalStore(watch, () => hot.updates);
    return render();
  };
  const first = family.current as Wrapped | Render;
  if (typeof first === 'function') {
    // A class keeps its state in its own instance.
    if (first.prototype?.isReactComponent) return first as ComponentType<Props>;
    return (props) => useVersion(() => (family.current as Render)(props));
  }
  if (first.$$typeof === FORWARD_REF)
    return forwardRef<unknown, Props>((props, ref) => useVersion(() => (family.current as Wrapped).render(props, ref)));
  return first.$$typeof === MEMO ? memo(componentOf(first.type), first.compare) : (first as unknown as ComponentType<Props>);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  parlourDev.insideSite?.noteShown(1);
  return () => {
    listeners.delete(listener);
    parlourDev.insideSite?.noteShown(-1);
  };
}
