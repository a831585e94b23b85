import * as platform from '@parlour/platform';
import { componentOf } from './hotComponents';

// What a remote in development imports as `@parlour/platform` inside a running site.
export * from '@parlour/platform';

export const lazyComponent: typeof platform.lazyComponent = (load, options) =>
  platform.lazyComponent(async () => componentOf(await load()), options);
