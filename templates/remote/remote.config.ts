import type { WrittenConfig } from '@parlour/platform/remoteConfig';

export const config: WrittenConfig = {
  name: 'example',
  platformVersion: '^0.4.0',
  outage: 'outage',
  routes: [{ path: '/example', screen: 'example/ExampleScreen', access: 'all', chrome: 'back', title: 'news.title' }],
};
