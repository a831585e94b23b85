import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@parlour/platform';
import { screensOf } from './sweptScreens';

const apps = path.resolve(__dirname, '../../../apps');
const configs = readdirSync(apps)
  .map((name) => path.join(apps, name, 'remote.config.ts'))
  .filter((file) => existsSync(file));

const load = (file: string) => (require(file) as { readonly config: RemoteConfig }).config;
const pathsOf = (walker: 'visitor' | 'member') => screensOf(walker).map((screen) => screen.path.split('?')[0]);
const routes = configs.flatMap((file) => load(file).routes.map((route) => [route.path, route.access] as const));

it.each(routes)('%s, which is for %s, is a screen that stories go through', (route, access) => {
  const visited = access === 'all' ? [...pathsOf('visitor'), ...pathsOf('member')] : pathsOf('member');
  expect(visited).toContain(route);
});

it('and no screen is gone', () => {
  const known = new Set<string>(routes.map(([route]) => route));
  expect([...pathsOf('visitor'), ...pathsOf('member')].filter((screen) => !known.has(screen ?? ''))).toEqual([]);
});
