// @ts-check
// Makes what is deployed: the gateway, the command of releases, the demo operator and the built apps, each as one file.
import path from 'node:path';
import { apps, tools } from './apps.mjs';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { packPrograms } from './package/stage.mjs';
import { install, root } from './run.mjs';

const { values } = readArguments(
  { options: { out: { type: 'string', default: path.join(root, 'dist/programs') } } },
  'npm run package [-- --out <folder>]',
);

await install();
await build([...apps, ...tools]);
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
for (const { file, files, bytes, packed } of await packPrograms(path.resolve(values.out)))
  console.log(
    `${path.relative(process.cwd(), file).padEnd(48)} ${megabytes(packed).padStart(8)}, unpacked ${megabytes(bytes).padStart(8)}, ${files} files`,
  );
