import { testManifest } from '@parlour/release-contract/testManifest';
import { showToDevtools } from './devtools';

const composition = { manifest: testManifest, visitor: { id: undefined, rings: [] } };
const read = () => Reflect.get(globalThis, '__FEDERATION__').moduleInfo;

afterEach(() => Reflect.deleteProperty(globalThis, '__FEDERATION__'));

it('shows the host with the release of each remote, and each release with its entry and modules', () => {
  showToDevtools({ ...composition, manifest: { ...testManifest, remotes: {} } }, '0.9.0');
  showToDevtools(composition, '1.0.0');
  expect(Object.keys(read())).toEqual(['shell', 'lobby:1.0.0', 'account:2.0.0', 'promotions:1.1.0']);
  expect(read().shell).toMatchObject({ version: '1.0.0', remotesInfo: { account: { matchedVersion: '2.0.0' } } });
  expect(read()['account:2.0.0']).toMatchObject({
    version: '2.0.0',
    globalName: 'account_2_0_0',
    remoteEntry: 'http://localhost/assets/account/2.0.0/remoteEntry.js',
    modules: [{ moduleName: 'LoginScreen' }, { moduleName: 'MineScreen', modulePath: './MineScreen' }],
  });
});
