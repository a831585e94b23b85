import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@parlour/platform';
import { writtenScreens } from './writtenScreens';

const apps = path.resolve(__dirname, '../../../../apps');
const configs = readdirSync(apps)
  .map((name) => path.join(apps, name, 'remote.config.ts'))
  .filter((file) => existsSync(file));

const load = (file: string) => (require(file) as { readonly config: RemoteConfig }).config;
const access = new Map(configs.flatMap((file) => load(file).routes.map((route) => [route.path, route.access])));

it.each(writtenScreens)('$path is a screen of a remote, for its $walkers', ({ path: address, walkers }) => {
  const route = access.get(address.replace(/\?.*/, ''));
  expect(route).toBeDefined();
  if (route !== 'all') expect(walkers).toEqual(['member']);
});
