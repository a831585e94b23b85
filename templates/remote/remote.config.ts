import type { RemoteConfig } from '@parlour/platform';

export const card: RemoteConfig = {
  name: 'example',
  platformVersion: '^0.3.0',
  outage: 'Example is not reachable',
  routes: [{ path: '/example', screen: 'example/ExampleScreen', access: 'all', chrome: 'back', title: 'Example' }],
};
