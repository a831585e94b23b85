import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { sbom } from '@parlour/remote-build/host';
import { nodeProgram } from '../build/nodeProgram';

const root = path.resolve(import.meta.dirname, '../..');
/** What runs in processes and threads of their own is read as files. */
const separate = ['gate/sandbox', 'errors'].map((folder) => `../../packages/registry/src/${folder}/*.cjs`);
const pglite = 'node_modules/@electric-sql/pglite/dist';

const programs = {
  'parlour-gateway': { folder: 'apps/gateway', entry: './src/packed.ts', beside: separate },
  'parlour-releases': {
    folder: 'packages/cli',
    entry: './src/parlour.ts',
    beside: separate,
    without: ['ajv', 'ajv-formats'],
  },
  'parlour-operator': {
    folder: 'apps/operator',
    entry: './src/main.ts',
    beside: ['initdb.wasm', 'pglite.data', 'pglite.wasm'].map((file) => `${pglite}/${file}`),
  },
};

/** The programs of a site, each in a folder of its own below `env.out`. */
export default function programBuilds({ out }: { readonly out: string }): Configuration[] {
  return Object.entries(programs).map(([name, { folder, ...program }]) => {
    const home = path.join(root, folder);
    const built = nodeProgram({ ...program, name, folder: home, devtool: 'source-map' });
    return {
      ...built,
      output: { ...built.output, path: path.join(out, name, 'bin') },
      plugins: [...(built.plugins ?? []), ...sbom(home)],
    };
  });
}
