import { jsx, jsxs } from './jsx-runtime';

export { Fragment } from './jsx-runtime';

/** As the compiler calls it in development; React of production has none. */
export function jsxDEV(...[type, props, key, isStatic]: [...Parameters<typeof jsx>, isStatic: boolean]) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
