import type { RemoteCard } from '@parlour/platform';

export const card: RemoteCard = {
  name: 'example',
  contract: '^0.3.0',
  outage: 'Example is not reachable',
  routes: [{ path: '/example', screen: 'example/ExampleScreen', access: 'all', chrome: 'back', title: 'Example' }],
};
