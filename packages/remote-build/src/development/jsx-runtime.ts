import * as runtime from 'react/jsx-runtime';
import { componentOf } from './hotComponents';

export { Fragment } from 'react/jsx-runtime';

export const jsx: typeof runtime.jsx = (type, props, key) => runtime.jsx(componentOf(type), props, key);
export const jsxs: typeof runtime.jsxs = (type, props, key) => runtime.jsxs(componentOf(type), props, key);
