import * as React from 'react';
import { componentOf, renderedVersion } from './hotComponents';

// What a remote in development imports as `react` inside a running site.
// @ts-expect-error its types are those of a CommonJS module
export * from 'react';
export { default } from 'react';

/** Adds the version of the component to a hook's dependencies, so that it runs again for each version, as with Fast Refresh. */
function renewed<Hook>(hook: Hook & ((...words: never[]) => unknown), at: number): Hook {
  const call = (...words: unknown[]) => {
    const deps = words[at];
    return Reflect.apply(hook, undefined, Array.isArray(deps) ? words.with(at, [...deps, renderedVersion()]) : words);
  };
  return call as Hook;
}

export const useCallback = renewed(React.useCallback, 1);
export const useEffect = renewed(React.useEffect, 1);
export const useImperativeHandle = renewed(React.useImperativeHandle, 2);
export const useInsertionEffect = renewed(React.useInsertionEffect, 1);
export const useLayoutEffect = renewed(React.useLayoutEffect, 1);
export const useMemo = renewed(React.useMemo, 1);

export const createElement = ((type: unknown, ...rest: unknown[]) =>
  Reflect.apply(React.createElement, undefined, [componentOf(type), ...rest])) as typeof React.createElement;

export const lazy: typeof React.lazy = (load) => React.lazy(async () => ({ default: componentOf((await load()).default) }));
