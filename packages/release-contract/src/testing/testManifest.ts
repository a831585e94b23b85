import type { Access, Chrome } from '@parlour/platform/remoteConfig';
import { type Manifest, parseManifest } from '../manifest/manifest';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = (path: string) => ({ path, integrity });
const route = (path: string, screen: string, access: Access, chrome: Chrome) => ({ path, screen, access, chrome });

const remote = (name: string, version: string, routes: ReturnType<typeof route>[]) => ({
  version,
  salt: name,
  platformVersion: '^0.1.0',
  container: `${name}_${version.replaceAll('.', '_')}`,
  entry: file('remoteEntry.js'),
  modules: Object.fromEntries(
    routes.map(({ screen }) => screen.split('/')[1] ?? '').map((screen) => [screen, [file(`${screen}.js`)]]),
  ),
  outage: `${name} is not reachable`,
  routes,
});

/** A small composition for tests of the shell. */
export const testManifest: Manifest = parseManifest({
  format: 1,
  sequence: 3,
  composition: 'c-test',
  publishedAt: '2026-11-20T12:00:00.000Z',
  shell: { version: '1.0.0' },
  remotes: {
    lobby: remote('lobby', '1.0.0', [
      route('/', 'home/HomeScreen', 'all', 'main'),
      route('/gamePage', 'game/GameScreen', 'all', 'bare'),
    ]),
    account: remote('account', '2.0.0', [
      route('/login', 'login/LoginScreen', 'all', 'bare'),
      route('/mine', 'mine/MineScreen', 'member', 'tabs'),
    ]),
    promotions: remote('promotions', '1.1.0', [route('/hongbao', 'packet/PacketScreen', 'ask', 'main')]),
  },
});
