import type { Store } from './platform';

export interface Value<Content> extends Store<Content> {
  set(content: Content): void;
}

/** Creates a store that can be set. */
export function createValue<Content>(initial: Content): Value<Content> {
  const listeners = new Set<() => void>();
  let content = initial;
  return {
    read: () => content,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (Object.is(content, next)) return;
      content = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
