import type { RemoteDescriptor } from './descriptor';
import type { BuiltFile, DescribedBuild } from './describe';

const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;

/** A release of a remote for tests; `letter` stands for its bytes. */
export function testRemote(name: string, version: string, paths: readonly string[], { contract = '^1.0.0', letter = 'A' } = {}) {
  const file = { path: 'remoteEntry.js', integrity: integrity(letter) };
  return {
    format: 1,
    kind: 'remote',
    name,
    version,
    container: `${name}_${version}`.replaceAll(/\W/g, '_'),
    contract,
    outage: `${name} is not reachable`,
    routes: paths.map((path) => ({ path, screen: 'home/HomeScreen', access: 'all', chrome: 'main' })),
    entry: file,
    modules: { HomeScreen: [file] },
    files: [{ ...file, size: 1, brotli: 1 }],
    shares: {},
    revision: 'r',
    builtAt: '2026-11-20T12:00:00.000Z',
  } satisfies RemoteDescriptor;
}

/** A release of the shell for tests, which keeps the given platform contract. */
export function testShell(version: string, contract = '1.2.0') {
  const { routes: _routes, entry: _entry, modules: _modules, outage: _outage, ...common } = testRemote('shell', version, []);
  return { ...common, kind: 'shell' as const, contract, document: 'document.html' };
}

/** The release as a build with its bytes. */
export function testBuild(descriptor: DescribedBuild['descriptor'], bytes = 'let a'): DescribedBuild {
  const files = descriptor.files.map((file): BuiltFile => ({
    ...file,
    bytes: Buffer.from(bytes),
    twins: [{ suffix: '.br', bytes: Buffer.from('br') }],
  }));
  return { descriptor, files };
}
