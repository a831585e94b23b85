import type { Manifest, Ring } from '@parlour/releases/manifest';
import { forgetPass, keepPass } from '../pass/passText';
import { filesOf, findRoute } from '../remotes/resolve';
import { visitorOf } from '../remotes/visitor';
import { testManifest } from '../testManifest';
import { preloadRoute } from './preloadRoute';

function changed(changes: Partial<Manifest['remotes'][string]>): Manifest {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  return { ...testManifest, remotes: { ...testManifest.remotes, account: { ...account, ...changes } } };
}

function withCanary(share: number, rings: Ring[] = []): Manifest {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const { salt: _salt, ...release } = account;
  return changed({ canary: { ...release, version: '2.1.0', share, rings } });
}

function preloaded(manifest: Manifest): string[] {
  document.head.innerHTML = `<script id="manifest" type="application/json">${JSON.stringify(manifest)}</script>`;
  preloadRoute(document, '#/mine');
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetPass();
});

const visitors = Array.from({ length: 20 }, (_, index) => `phone-${index}`);

it('fetches for each phone the release that the shell will take', () => {
  const manifest = withCanary(5000);
  const versions = visitors.map((name) => {
    localStorage.setItem('parlour.visitor', name);
    const visitor = visitorOf(manifest, { user: undefined });
    const found = findRoute({ manifest, visitor }, '/mine');
    expect(preloaded(manifest)).toEqual(found && filesOf(found).map(({ url }) => url));
    return found?.release.version;
  });
  expect(new Set(versions)).toEqual(new Set(['2.0.0', '2.1.0']));
});

it.each([
  [true, '2.1.0'],
  [false, '2.0.0'],
])('knows an agent by what the session keeps: isagent %s gets %s', (isagent, version) => {
  sessionStorage.setItem('parlour.user', JSON.stringify({ username: 'demo', isagent }));
  expect(preloaded(withCanary(0, ['agents']))[0]).toContain(`/account/${version}/`);
});

it('fetches nothing of what is switched off, nor with a pass, which is not verified yet', () => {
  expect(preloaded(testManifest)).toHaveLength(2);
  expect(preloaded(changed({ off: ['/mine'] }))).toEqual([]);
  keepPass('any', 60);
  expect(preloaded(testManifest)).toEqual([]);
});
