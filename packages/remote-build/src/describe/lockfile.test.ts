import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedIntegrities } from './lockfile';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lockfile-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const expected = [
  ['@scope/one@1.2.3', 'sha512-one=='],
  ['two@4.5.6', 'sha512-two=='],
];

const lockfiles = {
  'pnpm-lock.yaml': `lockfileVersion: '9.0'

packages:

  '@scope/one@1.2.3':
    resolution: {integrity: sha512-one==}
    engines: {node: '>=20'}

  two@4.5.6:
    resolution: {integrity: sha512-two==, tarball: https://registry.example/two.tgz}

snapshots:
`,
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'bingo', version: '1.0.0' },
      'node_modules/@scope/one': { version: '1.2.3', integrity: 'sha512-one==' },
      'node_modules/@scope/one/node_modules/two': { version: '4.5.6', integrity: 'sha512-two==' },
    },
  }),
  'yarn.lock': `# yarn lockfile v1

"@scope/one@^1.0.0", "@scope/one@^1.2.0":
  version "1.2.3"
  resolved "https://registry.example/one.tgz#abc"
  integrity sha512-one==

two@4:
  version "4.5.6"
  resolved "https://registry.example/two.tgz#abc"
  integrity sha512-two==
  dependencies:
    "@scope/one" "^1.0.0"
`,
};

it.each(Object.entries(lockfiles))('reads the hashes of packages from %s, also from a folder below it', (name, text) => {
  writeFileSync(path.join(folder, name), text);
  const below = path.join(folder, 'apps/bingo');
  mkdirSync(below, { recursive: true });
  expect([...installedIntegrities(below)]).toEqual(expected);
});

it.each(Object.entries(lockfiles))('%s may have the line ends of Windows', (name, text) => {
  writeFileSync(path.join(folder, name), text.replaceAll('\n', '\r\n'));
  expect([...installedIntegrities(folder)]).toEqual(expected);
});

it('reads those of earlier versions of pnpm', () => {
  const text = lockfiles['pnpm-lock.yaml']
    .replace("'@scope/one@1.2.3'", "'/@scope/one@1.2.3(react@19.3.1)'")
    .replace('two@4', '/two@4');
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), text.slice(0, text.indexOf('\nsnapshots:')));
  expect([...installedIntegrities(folder)]).toEqual(expected);
});

it('the nearest lockfile counts, whatever tool wrote it', () => {
  const below = path.join(folder, 'apps/bingo');
  mkdirSync(below, { recursive: true });
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), '');
  writeFileSync(path.join(below, 'package-lock.json'), lockfiles['package-lock.json']);
  expect([...installedIntegrities(below)]).toEqual(expected);
});

it('a lockfile of a later Yarn has no such hashes', () => {
  writeFileSync(
    path.join(folder, 'yarn.lock'),
    '__metadata:\n  version: 8\n\n"two@npm:4":\n  version: 4.5.6\n  checksum: 10/ab\n',
  );
  expect([...installedIntegrities(folder)]).toEqual([]);
});
