import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { surfaceOf } from './surface.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'surface-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const exportsOfPackage = { '.': './src/index.ts', './forms': './src/forms/index.ts', './calls/*': './src/calls/*.ts' };

const declared: Readonly<Record<string, string>> = {
  'index.d.ts': `
    export type { Platform } from './platform';
    export { usePlatform, Store, limits } from './platform';
    export { useQuery } from '@tanstack/react-query';
    export * as formats from './formats';`,
  'platform.d.ts': `
    import { type Session } from './session';
    import type { Big } from 'big.js';
    interface Options { readonly quiet?: boolean; }
    export interface Platform { readonly session: Session; call(path: string, options?: Options): Promise<Big>; }
    /** The platform of this page. */
    export declare function usePlatform(): Platform;
    export declare class Store<Row> { constructor(rows: readonly Row[]); read(): Row[]; }
    export declare const limits: import('./session').Limits<Options>;`,
  'session.d.ts': `
    export interface Session { readonly id: string; readonly next?: Session; }
    export interface Limits<T> { readonly most: number; readonly of: T; }`,
  'formats.d.ts': 'export declare function day(at: Date): string;',
  'forms/index.d.ts': `
    export { useForm } from './useForm';
    export type { Platform } from '@parlour/example';`,
  'forms/useForm.d.ts': `
    import type { Platform } from '../platform';
    export declare function useForm<Values extends object>({ values, check }: { values: Values; check: (platform: Platform) => boolean }): Values;`,
  'calls/wallet.d.ts': 'export declare const getWallet: (id: number) => string;',
};

/** The exports of the package above, with other texts for some of its files. */
function surface(changed: Readonly<Record<string, string>> = {}) {
  const packageFile = JSON.stringify({ name: '@parlour/example', exports: exportsOfPackage });
  writeFileSync(path.join(folder, 'package.json'), packageFile);
  for (const [file, text] of Object.entries({ ...declared, ...changed })) {
    const places = [path.join(folder, '.types/src', file), path.join(folder, 'src', file.replace('.d.ts', '.ts'))];
    for (const place of places) {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }
  return surfaceOf(folder);
}

/** The exports whose kind or hash is another one, after a text was replaced in a file. */
function changedBy(file: string, from: string | RegExp, to: string): string[] {
  const flat = (entries: ReturnType<typeof surface>) =>
    Object.entries(entries).flatMap(([entry, names]) => Object.entries(names).map(([name, type]) => `${entry} ${name}: ${type}`));
  const before = new Set(flat(surface()));
  const text = declared[file] ?? '';
  expect(text).not.toBe(text.replace(from, to));
  const after = flat(surface({ [file]: text.replace(from, to) }));
  return after.filter((line) => !before.has(line)).map((line) => line.replace(/:.*/, ''));
}

it('lists the exports of each entry with their kinds', () => {
  const kinds = Object.entries(surface()).map(([entry, names]) => [
    entry,
    Object.fromEntries(Object.entries(names).map(([name, type]) => [name, type.replace(/ [\da-f]{8}$/, '')])),
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    '.': {
      Platform: 'interface',
      Store: 'class',
      formats: 'namespace',
      limits: 'const',
      usePlatform: 'function',
      useQuery: 'external',
    },
    './calls/wallet': { getWallet: 'const' },
    './forms': { Platform: 'interface', useForm: 'function' },
  });
});

it('is the same wherever the package is', () => {
  const before = surface();
  folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  expect(surface()).toEqual(before);
});

it.each<[string, string, string | RegExp, string, string[]]>([
  ['a comment', 'platform.d.ts', '/** The platform of this page. */', '/* It. */', []],
  ['the layout', 'platform.d.ts', /; /g, ';\n\n  ', []],
  ['the name of a parameter', 'platform.d.ts', 'path: string', 'address: string', []],
  ['how a parameter is taken apart', 'forms/useForm.d.ts', '{ values, check }', '{ values, ...rest }', []],
  ['the name of a private type', 'platform.d.ts', /\bOptions\b/g, 'Settings', []],
  [
    'a field of a private type',
    'platform.d.ts',
    'quiet?: boolean',
    'quiet?: string',
    ['. Platform', '. limits', '. usePlatform', './forms Platform', './forms useForm'],
  ],
  [
    'a field of a type in another file',
    'session.d.ts',
    'id: string',
    'id: number',
    ['. Platform', '. usePlatform', './forms Platform', './forms useForm'],
  ],
  ['a type that is only named by its file', 'session.d.ts', 'most: number', 'most: string', ['. limits']],
  ['the argument of a type', 'platform.d.ts', 'Limits<Options>', 'Limits<string>', ['. limits']],
  [
    'a type of another package',
    'platform.d.ts',
    'Promise<Big>',
    'Promise<string>',
    ['. Platform', '. usePlatform', './forms Platform', './forms useForm'],
  ],
  ['whether a parameter may be left out', 'forms/useForm.d.ts', 'check: (platform', 'check?: (platform', ['./forms useForm']],
  ['the type of a parameter', 'calls/wallet.d.ts', 'id: number', 'id: string', ['./calls/wallet getWallet']],
  ['what a namespace holds', 'formats.d.ts', 'at: Date', 'at: number', ['. formats']],
  ['a new name', 'index.d.ts', 'usePlatform, ', 'usePlatform, usePlatform as useHost, ', ['. useHost']],
  ['what another name stands for', 'index.d.ts', 'Store, limits', 'Store, Store as limits', ['. limits']],
])('%s', (_what, file, from, to, expected) => {
  expect(changedBy(file, from, to)).toEqual(expected);
});

it('leaves out samples and tests', () => {
  const more = { 'calls/wallet.samples.d.ts': 'export declare const samples: string[];', 'calls/wallet.test.d.ts': 'export {};' };
  expect(Object.keys(surface(more))).toEqual(['.', './calls/wallet', './forms']);
});

it('cannot list what is exported without its names', () => {
  expect(() => surface({ 'index.d.ts': "export * from 'valibot';" })).toThrow('exports all of valibot: name what it exports');
});
