import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The layers of the shell from the lowest to the highest; a folder imports from those before it in this list, never from those after. */
const layers = [
  ['device', 'boot'],
  ['glyphs', 'i18n', 'miniApp', 'services'],
  ['session', 'polling', 'remotes', 'preview', 'worker', 'offline', 'monitoring'],
  ['router'],
  ['layout', 'accessibility', 'screens'],
  ['app'],
];
const order = layers.flat();
const source = __dirname;

/** Every import of a source file, types included: `boot/preload.ts → device/cookies`. */
const imports = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/.*(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
  .flatMap((file) => importsOf(file, readFileSync(path.join(source, file), 'utf8')));

interface Import {
  readonly from: string;
  readonly to: string;
}

function importsOf(file: string, text: string): readonly Import[] {
  const specifiers = text.matchAll(/\b(?:from|import)[\s(]*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g);
  return [...specifiers].map(([, to = '']) => ({ from: file, to: path.join(path.dirname(file), to) }));
}

const placeOf = (file: string) => order.indexOf(file.split('/')[0] ?? '');
const upward = (found: readonly Import[]) =>
  found.filter(({ from, to }) => placeOf(to) > placeOf(from)).map(({ from, to }) => `${from} → ${to}`);

it('imports downwards only, in at most six layers', () => {
  expect(layers.length).toBeLessThanOrEqual(6);
  expect([...new Set(imports.map(({ from }) => from.split('/')[0]))].sort()).toEqual([...order].sort());
  expect(upward(imports)).toEqual([]);
});

it('detects an upward import, of a type or of a lazily loaded file', () => {
  const planted = [
    "import type { Shell } from '../layout/shellContext';",
    `const later = () => import(/* webpackChunkName: "rare" */ '../layout/Maintenance');`,
    "import { readCookie } from '../device/cookies';",
  ];
  expect(upward(importsOf('session/planted.ts', planted.join('\n')))).toEqual([
    'session/planted.ts → layout/shellContext',
    'session/planted.ts → layout/Maintenance',
  ]);
});
